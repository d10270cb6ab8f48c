import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { ContactEntity } from '../built-in/contact.entity';

/** What somebody did, for the point of sale behind the bridge: sent by its key until it is confirmed, in order for each contact (D27). */
@Entity('pos_delivery')
@Unique('uq_pos_delivery_key', ['key'])
@Index('ix_pos_delivery_contact', ['contactId', 'id'])
@Index('ix_pos_delivery_due', ['nextAttemptAt'], { where: "status = 'waiting'" })
@Index('ix_pos_delivery_failed', ['id'], { where: "status = 'failed'" })
@Index('ix_pos_delivery_settled', ['settledAt'], { where: "status = 'delivered'" })
@Check('ck_pos_delivery_kind', "kind in ('contact', 'authorization', 'rentalProfile', 'childRegistration', 'photo')")
@Check('ck_pos_delivery_status', "status in ('waiting', 'delivered', 'failed', 'discarded')")
export class PosDeliveryEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_pos_delivery',
  })
  id: number;

  /** The same for every try. */
  @Column({ type: 'text' })
  key: string;

  @Column({ name: 'contact_id', type: 'bigint' })
  @ForeignKey(() => ContactEntity, { name: 'fk_pos_delivery_contact', onDelete: 'CASCADE' })
  contactId: number;

  @Column({ type: 'text' })
  kind: string;

  @Column({ type: 'jsonb' })
  data: unknown;

  /** With `sealed`: a child's health answers (D51). */
  @Column({ name: 'key_id', type: 'text', nullable: true })
  keyId: string | null;

  @Column({ type: 'bytea', nullable: true })
  sealed: Buffer | null;

  @Column({ name: 'occurred_at', type: 'timestamptz' })
  occurredAt: Date;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'text', default: 'waiting' })
  status: string;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** Tries that the bridge answered with a failure of its own. */
  @Column({ type: 'integer', default: 0 })
  refusals: number;

  @Column({ name: 'next_attempt_at', type: 'timestamptz', default: () => 'now()' })
  nextAttemptAt: Date;

  /** A worker has it until then. */
  @Column({ name: 'held_until', type: 'timestamptz', nullable: true })
  heldUntil: Date | null;

  @Column({ type: 'text', nullable: true })
  error: string | null;

  @Column({ name: 'settled_at', type: 'timestamptz', nullable: true })
  settledAt: Date | null;
}
