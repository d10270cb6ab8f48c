import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { HouseholdKeyEntity } from './household-key.entity';

/** A signature of an erased household, sealed until its time is over; never changed (D61). */
@Entity('sealed_evidence')
@Index('ix_sealed_evidence_head', ['headContactId'])
@Index('ix_sealed_evidence_kept_until', ['keptUntil'])
export class SealedEvidenceEntity {
  @PrimaryColumn({ name: 'signature_id', type: 'uuid', primaryKeyConstraintName: 'pk_sealed_evidence' })
  signatureId: string;

  @Column({ name: 'head_contact_id', type: 'bigint' })
  @ForeignKey(() => HouseholdKeyEntity, { name: 'fk_sealed_evidence_key' })
  headContactId: number;

  @Column({ name: 'signed_at', type: 'timestamptz' })
  signedAt: Date;

  @Column({ name: 'kept_until', type: 'date' })
  keptUntil: string;

  /** SHA-256 of the row as it was: what is opened can be proven to be it. */
  @Column({ type: 'bytea' })
  digest: Buffer;

  @Column({ type: 'bytea' })
  ciphertext: Buffer;
}
