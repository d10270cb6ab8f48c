import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a request was answered, for whoever sends it again (D20). */
@Entity('idempotency_record')
@Index('ix_idempotency_record_created_at', ['createdAt'])
export class IdempotencyRecordEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_idempotency_record' })
  scope: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_idempotency_record' })
  key: string;

  @Column({ name: 'request_hash', type: 'bytea' })
  requestHash: Buffer;

  /** Always 200: a refusal writes nothing, and is not remembered. */
  @Column({ type: 'integer' })
  status: number;

  @Column({ type: 'text' })
  response: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
