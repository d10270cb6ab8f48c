import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** A household's check-in on a device at the counter, let in by staff. Of its secrets only hashes are kept. */
@Entity('counter_session')
@Unique('uq_counter_session_code', ['codeHash'])
@Unique('uq_counter_session_token', ['tokenHash'])
@Index('ix_counter_session_head', ['headContactId'])
@Index('ix_counter_session_signer', ['signerContactId'])
@Index('ix_counter_session_made', ['madeAt'])
@Check('ck_counter_session_ended', "ended_as in ('left', 'withdrawn', 'replaced')")
export class CounterSessionEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_counter_session' })
  id: string;

  @Column({ name: 'head_contact_id', type: 'bigint' })
  @ForeignKey('contact', { name: 'fk_counter_session_head', onDelete: 'CASCADE' })
  headContactId: number;

  /** The adult of the household who stands there. */
  @Column({ name: 'signer_contact_id', type: 'bigint' })
  @ForeignKey('contact', { name: 'fk_counter_session_signer', onDelete: 'CASCADE' })
  signerContactId: number;

  @Column({ name: 'location_id', type: 'integer' })
  locationId: number;

  @Column({ name: 'code_hash', type: 'bytea' })
  codeHash: Buffer;

  @Column({ name: 'code_until', type: 'timestamptz' })
  codeUntil: Date;

  /** Null until the code was used. */
  @Column({ name: 'token_hash', type: 'bytea', nullable: true })
  tokenHash: Buffer | null;

  @Column({ name: 'session_until', type: 'timestamptz', nullable: true })
  sessionUntil: Date | null;

  @Column({ name: 'made_at', type: 'timestamptz' })
  madeAt: Date;

  @Column({ name: 'ended_as', type: 'text', nullable: true })
  endedAs: string | null;
}
