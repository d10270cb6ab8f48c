import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { EvidenceCheckpointEntity } from '../evidence-checkpoint.entity';

/** That a checkpoint was there at a time, by the word of a time-stamping authority (RFC 3161). */
@Entity('evidence_time_stamp')
export class EvidenceTimeStampEntity {
  /** Of the checkpoint. */
  @ForeignKey(() => EvidenceCheckpointEntity, { name: 'fk_evidence_time_stamp_checkpoint' })
  @PrimaryColumn({ type: 'bigint', primaryKeyConstraintName: 'pk_evidence_time_stamp' })
  size: number;

  /** DER, of the checkpoint's note byte by byte. */
  @Column({ type: 'bytea' })
  token: Buffer;

  /** The name in its certificate. */
  @Column({ type: 'text' })
  authority: string;

  @Column({ name: 'stamped_at', type: 'timestamptz' })
  stampedAtUtc: Date;
}
