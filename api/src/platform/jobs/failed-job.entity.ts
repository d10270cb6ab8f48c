import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Work that failed for good and waits to be tried again or dropped. */
@Entity('failed_job')
@Check('ck_failed_job_reason', "reason in ('tries', 'final', 'unknown')")
export class FailedJobEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_failed_job' })
  id: string;

  @Column({ type: 'text' })
  job: string;

  @Column({ name: 'failed_at', type: 'timestamptz', default: () => 'now()' })
  failedAt: Date;

  @Column({ name: 'outbox_id', type: 'uuid', nullable: true })
  outboxId: string | null;

  @Column({ type: 'text', default: 'tries' })
  reason: string;

  @Column({ type: 'text', default: '' })
  error: string;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** Unknown for a job that no worker knows. */
  @Column({ type: 'text', nullable: true })
  queue: string | null;
}
