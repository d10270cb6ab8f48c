import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** What remains of a signature that was lawfully removed: its place and hash, and why (D60, D61). The database writes it (`evidence.sql`). */
@Entity('evidence_removal')
@Index('uq_evidence_removal_chain', ['headContactId', 'chainPosition'], { unique: true })
@Check('ck_evidence_removal_reason', "reason in ('erased', 'timeOver')")
export class EvidenceRemovalEntity {
  @PrimaryColumn({ name: 'signature_id', type: 'uuid', primaryKeyConstraintName: 'pk_evidence_removal' })
  signatureId: string;

  @Column({ name: 'head_contact_id', type: 'bigint' })
  headContactId: number;

  @Column({ name: 'chain_position', type: 'integer' })
  chainPosition: number;

  @Column({ name: 'record_hash', type: 'bytea' })
  recordHash: Buffer;

  @Column({ type: 'text' })
  reason: 'erased' | 'timeOver';

  @CreateDateColumn({ name: 'removed_at', type: 'timestamptz', default: () => 'now()' })
  removedAtUtc: Date;
}
