import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** What one run of the removal did with one class of data; counted in the transaction of each batch. */
@Entity('retention_run')
@Unique('uq_retention_run', ['jobId', 'retentionClass'])
export class RetentionRunEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_retention_run',
  })
  id: number;

  /** Of the queue: a run that begins again after a crash goes on with its rows. */
  @Column({ name: 'job_id', type: 'text' })
  jobId: string;

  @Column({ name: 'class', type: 'text' })
  retentionClass: string;

  @Column({ name: 'started_at', type: 'timestamptz', default: () => 'now()' })
  startedAtUtc: Date;

  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAtUtc: Date | null;

  @Column({ name: 'kept_from', type: 'timestamptz' })
  keptFromUtc: Date;

  @Column({ type: 'integer', default: 0 })
  removed: number;

  @Column({ name: 'oldest', type: 'timestamptz', nullable: true })
  oldestAtUtc: Date | null;
}
