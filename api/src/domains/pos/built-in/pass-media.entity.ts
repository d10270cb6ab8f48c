import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ContactEntity } from './contact.entity';

/** A card or pass of a person, printed or not (D30). */
@Entity('pass_media')
@Index('ix_pass_media_contact', ['contactId'])
@Index('uq_pass_media_pos_key', ['posKey'], { unique: true, where: 'pos_key is not null' })
@Index('uq_pass_media_pass_number', ['passNumber'], { unique: true, where: 'pass_number is not null' })
@Index('uq_pass_media_rfid_number', ['rfidNumber'], { unique: true, where: 'rfid_number is not null' })
@Check('ck_pass_media_status', "status in ('active', 'inactive')")
@Check('ck_pass_media_pass_number', "pass_number ~ '^[0-9A-Z]+$'")
@Check('ck_pass_media_rfid_number', "rfid_number ~ '^[0-9A-Z]+$'")
export class PassMediaEntity {
  @PrimaryGeneratedColumn('identity', {
    name: 'media_id',
    type: 'bigint',
    primaryKeyConstraintName: 'pk_pass_media',
    generatedIdentity: 'BY DEFAULT',
  })
  mediaId: number;

  @Column({ name: 'contact_id', type: 'bigint' })
  @ForeignKey(() => ContactEntity, { name: 'fk_pass_media_contact' })
  contactId: number;

  @Column({ name: 'product_id', type: 'integer' })
  @ForeignKey('product', { name: 'fk_pass_media_product' })
  productId: number;

  @Column({ type: 'text', default: 'active' })
  status: string;

  @Column({ name: 'printed_at', type: 'timestamptz', nullable: true })
  printedAt: Date | null;

  @Column({ name: 'requires_image', type: 'boolean', default: false })
  requiresImage: boolean;

  /** The row's name at the point of sale behind a bridge; null for what came otherwise. */
  @Column({ name: 'pos_key', type: 'text', nullable: true })
  posKey: string | null;

  /** What stands on it, and what its chip says (D38). */
  @Column({ name: 'pass_number', type: 'text', nullable: true })
  passNumber: string | null;

  @Column({ name: 'rfid_number', type: 'text', nullable: true })
  rfidNumber: string | null;

  /** Why an inactive one opens nothing, as the point of sale calls it. */
  @Column({ name: 'blocked_reason', type: 'text', nullable: true })
  blockedReason: string | null;
}
