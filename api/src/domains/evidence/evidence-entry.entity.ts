import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A leaf of the log of all signatures, in order and never changed (D45); it stays when its signature is removed. */
@Entity('evidence_entry')
@Index('uq_evidence_entry_signature', ['signatureId'], { unique: true })
export class EvidenceEntryEntity {
  /** From 0 without a gap. */
  @PrimaryColumn({ type: 'bigint', primaryKeyConstraintName: 'pk_evidence_entry' })
  position: number;

  @Column({ name: 'signature_id', type: 'uuid' })
  signatureId: string;

  @Column({ name: 'record_hash', type: 'bytea' })
  recordHash: Buffer;
}
