import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How full a queue is, as a worker told last. */
@Entity('queue_state')
export class QueueStateEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_queue_state' })
  queue: string;

  @Column({ type: 'integer' })
  waiting: number;

  @Column({ type: 'integer' })
  active: number;

  @Column({ type: 'integer' })
  delayed: number;

  @Column({ name: 'oldest_at', type: 'timestamptz', nullable: true })
  oldestAt: Date | null;

  /** Finished jobs, the present minute last. */
  @Column({ name: 'per_minute', type: 'integer', array: true })
  perMinute: number[];

  @Column({ name: 'told_at', type: 'timestamptz' })
  toldAt: Date;
}
