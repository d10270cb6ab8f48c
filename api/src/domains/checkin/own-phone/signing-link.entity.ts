import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** A link by which another adult signs on their own phone. Of its secrets only hashes are kept. */
@Entity('signing_link')
@Unique('uq_signing_link_secret', ['secretHash'])
@Unique('uq_signing_link_session', ['sessionHash'])
@Check('ck_signing_link_ended', "ended_as in ('withdrawn', 'signed', 'guessed')")
@Index('ix_signing_link_head', ['headContactId'])
@Index('ix_signing_link_contact', ['contactId'])
@Index('ix_signing_link_made', ['madeAt'])
export class SigningLinkEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_signing_link' })
  id: string;

  @Column({ name: 'secret_hash', type: 'bytea' })
  secretHash: Buffer;

  @Column({ name: 'head_contact_id', type: 'bigint' })
  @ForeignKey('contact', { name: 'fk_signing_link_head', onDelete: 'CASCADE' })
  headContactId: number;

  @Column({ name: 'contact_id', type: 'bigint' })
  @ForeignKey('contact', { name: 'fk_signing_link_contact', onDelete: 'CASCADE' })
  contactId: number;

  @Column({ name: 'location_id', type: 'integer' })
  locationId: number;

  @Column({ name: 'activity_id', type: 'integer' })
  activityId: number;

  /** Whose account made it. */
  @Column({ type: 'text' })
  issuer: string;

  @Column({ type: 'text' })
  subject: string;

  @Column({ name: 'made_at', type: 'timestamptz' })
  madeAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  /** Codes that were wrong. */
  @Column({ type: 'smallint', default: 0 })
  misses: number;

  /** Of the code that was used last: none works twice. */
  @Column({ name: 'used_window', type: 'bigint', nullable: true })
  usedWindow: number | null;

  @Column({ name: 'session_hash', type: 'bytea', nullable: true })
  sessionHash: Buffer | null;

  @Column({ name: 'session_until', type: 'timestamptz', nullable: true })
  sessionUntil: Date | null;

  @Column({ name: 'ended_as', type: 'text', nullable: true })
  endedAs: string | null;
}
