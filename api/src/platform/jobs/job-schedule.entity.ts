import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A job that comes by itself: how often, when it ran last and when it comes next, as the workers tell. */
@Entity('job_schedule')
@Check('ck_job_schedule_last_outcome', "last_outcome in ('done', 'failed')")
export class JobScheduleEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_job_schedule' })
  job: string;

  @Column({ type: 'text' })
  queue: string;

  @Column({ name: 'every_ms', type: 'integer', nullable: true })
  everyMs: number | null;

  @Column({ type: 'text', nullable: true })
  pattern: string | null;

  @Column({ type: 'text', nullable: true })
  zone: string | null;

  @Column({ name: 'next_at', type: 'timestamptz', nullable: true })
  nextAt: Date | null;

  @Column({ name: 'last_started_at', type: 'timestamptz', nullable: true })
  lastStartedAt: Date | null;

  @Column({ name: 'last_ended_at', type: 'timestamptz', nullable: true })
  lastEndedAt: Date | null;

  @Column({ name: 'last_outcome', type: 'text', nullable: true })
  lastOutcome: string | null;

  @Column({ name: 'told_at', type: 'timestamptz' })
  toldAt: Date;
}
