import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * A household is told once before a visit that it still has something to finish (D78). `needless`: it had finished, or did not
 * come any more; `refused`: also without an address; `late`: no server took the letter until the day itself.
 */
@Entity('invitation')
@Unique('uq_invitation', ['headContactId', 'locationId', 'day'])
@Index('ix_invitation_waiting', ['locationId', 'id'], { where: "status = 'waiting'" })
@Index('ix_invitation_day', ['day'])
@Check('ck_invitation_status', "status in ('waiting', 'sent', 'needless', 'refused', 'late')")
export class InvitationEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_invitation' })
  id: string;

  @Column({ name: 'head_contact_id', type: 'bigint' })
  headContactId: number;

  @Column({ name: 'location_id', type: 'integer' })
  locationId: number;

  /** Of the visit. */
  @Column({ type: 'date' })
  day: string;

  @Column({ type: 'text', default: 'waiting' })
  status: 'waiting' | 'sent' | 'needless' | 'refused' | 'late';

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** The server's last code. */
  @Column({ type: 'text', nullable: true })
  reply: string | null;

  /** SHA-256 of the address that was refused, to know when somebody has put it right; null when there was none. */
  @Column({ name: 'refused_address', type: 'bytea', nullable: true })
  refusedAddress: Buffer | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'settled_at', type: 'timestamptz', nullable: true })
  settledAt: Date | null;
}
