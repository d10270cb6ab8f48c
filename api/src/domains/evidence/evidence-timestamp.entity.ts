import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { EvidenceCheckpointEntity } from './evidence-checkpoint.entity';

/** What a time-stamping authority said about a checkpoint (RFC 3161). */
@Entity('evidence_timestamp')
export class EvidenceTimestampEntity {
  @PrimaryColumn({ type: 'bigint', primaryKeyConstraintName: 'pk_evidence_timestamp' })
  @ForeignKey(() => EvidenceCheckpointEntity, { name: 'fk_evidence_timestamp_checkpoint' })
  size: number;

  /** DER of the TimeStampToken. */
  @Column({ type: 'bytea' })
  token: Buffer;

  @Column({ name: 'stamped_at', type: 'timestamptz' })
  stampedAtUtc: Date;
}
