import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ContactEntity } from './contact.entity';

/** What a person bought: an order line, a transaction or prepaid access (D9). `shop…`: as its shop's list told it; null for what came otherwise (D75). */
@Entity('purchase')
@Index('ix_purchase_contact', ['contactId'])
@Index('ix_purchase_order', ['orderId'], { where: 'order_id is not null' })
@Index('ix_purchase_transaction', ['transactionId'], { where: 'transaction_id is not null' })
@Index('ix_purchase_shop_order', { synchronize: false })
@Index('uq_purchase_pos_key', ['posKey'], { unique: true, where: 'pos_key is not null' })
@Check('ck_purchase_kind', "kind in ('orderLine', 'transaction', 'prepaidAccess')")
@Check('ck_purchase_status', "status in ('open', 'closed', 'cancelled')")
export class PurchaseEntity {
  @PrimaryGeneratedColumn('identity', {
    name: 'purchase_id',
    type: 'bigint',
    primaryKeyConstraintName: 'pk_purchase',
    generatedIdentity: 'BY DEFAULT',
  })
  purchaseId: number;

  @Column({ name: 'contact_id', type: 'bigint' })
  @ForeignKey(() => ContactEntity, { name: 'fk_purchase_contact' })
  contactId: number;

  @Column({ name: 'product_id', type: 'integer' })
  @ForeignKey('product', { name: 'fk_purchase_product' })
  productId: number;

  @Column({ type: 'text' })
  kind: string;

  @Column({ type: 'text', default: 'open' })
  status: string;

  @Column({ name: 'product_date', type: 'date', nullable: true })
  productDate: string | null;

  @Column({ name: 'expires_on', type: 'date', nullable: true })
  expiresOn: string | null;

  @Column({ name: 'order_id', type: 'bigint', nullable: true })
  orderId: number | null;

  @Column({ name: 'transaction_id', type: 'bigint', nullable: true })
  transactionId: number | null;

  @Column({ name: 'sales_location_id', type: 'integer', nullable: true })
  salesLocationId: number | null;

  @Column({ name: 'resort_code', type: 'text', nullable: true })
  resortCode: string | null;

  @Column({ name: 'resort_group_code', type: 'text', nullable: true })
  resortGroupCode: string | null;

  /** The row's name at the point of sale behind a bridge; null for what came otherwise. */
  @Column({ name: 'pos_key', type: 'text', nullable: true })
  posKey: string | null;

  /** The order's number. */
  @Column({ name: 'shop_order', type: 'text', nullable: true })
  shopOrder: string | null;

  /** Of whoever booked, in small letters. */
  @Column({ name: 'shop_email', type: 'text', nullable: true })
  shopEmail: string | null;

  /** The person's whole name, in small letters. */
  @Column({ name: 'shop_name', type: 'text', nullable: true })
  shopName: string | null;

  /** The person's birth date. */
  @Column({ name: 'shop_born', type: 'date', nullable: true })
  shopBorn: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
