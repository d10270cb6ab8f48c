import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Work asked for by the transaction that needs it; the queue is only the muscle. */
@Entity('outbox')
@Index('ix_outbox_enqueued', ['enqueuedAt'], { where: 'enqueued_at IS NOT NULL' })
@Index('ix_outbox_waiting', ['createdAt'], { where: 'enqueued_at IS NULL' })
export class OutboxEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_outbox' })
  id: string;

  @Column({ type: 'text' })
  job: string;

  @Column({ type: 'jsonb' })
  payload: Record<string, unknown>;

  @Column({ name: 'correlation_id', type: 'text', nullable: true })
  correlationId: string | null;

  /** W3C `traceparent`, when what asked for it is traced. */
  @Column({ name: 'trace_parent', type: 'text', nullable: true })
  traceParent: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'enqueued_at', type: 'timestamptz', nullable: true })
  enqueuedAt: Date | null;
}
