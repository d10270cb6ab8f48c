import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The log's root as a night published it, signed (C2SP checkpoint). */
@Entity('evidence_checkpoint')
export class EvidenceCheckpointEntity {
  /** How many entries it covers. */
  @PrimaryColumn({ type: 'bigint', primaryKeyConstraintName: 'pk_evidence_checkpoint' })
  size: number;

  @Column({ type: 'text' })
  note: string;

  /** Of the key that signed it. */
  @Column({ name: 'verifier_key', type: 'text' })
  verifierKey: string;

  @Column({ name: 'signed_at', type: 'timestamptz', default: () => 'now()' })
  sealedAtUtc: Date;
}
