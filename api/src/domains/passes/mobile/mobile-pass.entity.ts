import type { ProviderMedia } from '@arrival/contracts';
import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** The mobile pass of a person, which the provider keeps; here is whose it is and what was last told of it. It goes with the person. */
@Entity('mobile_pass')
@Unique('uq_mobile_pass_transaction', ['transactionId'])
export class MobilePassEntity {
  @PrimaryColumn({ name: 'contact_id', type: 'bigint', primaryKeyConstraintName: 'pk_mobile_pass' })
  @ForeignKey('contact', { name: 'fk_mobile_pass_contact', onDelete: 'CASCADE' })
  contactId: number;

  @Column({ name: 'order_id', type: 'text' })
  orderId: string;

  @Column({ name: 'transaction_id', type: 'text' })
  transactionId: string;

  @Column({ type: 'jsonb', nullable: true })
  told: ProviderMedia | null;

  @Column({ name: 'told_at', type: 'timestamptz', nullable: true })
  toldAt: Date | null;

  @Column({ name: 'made_at', type: 'timestamptz', default: () => 'now()' })
  madeAt: Date;
}
