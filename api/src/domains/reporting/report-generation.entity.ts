import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One population of the report (D33): of one local day and one configuration. */
@Entity('report_generation')
@Index('uq_report_generation_under_way', ['isUnderWay'], { unique: true, where: 'is_under_way' })
@Check('ck_report_generation_state', "state in ('waiting', 'running', 'whole', 'failed', 'stopped', 'old')")
export class ReportGenerationEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_report_generation',
  })
  id: number;

  @Column({ type: 'text', default: 'waiting' })
  state: 'waiting' | 'running' | 'whole' | 'failed' | 'stopped' | 'old';

  /** Of `waiting` and `running`: at most one row at a time. */
  @Column({ name: 'is_under_way', type: 'boolean', default: true })
  isUnderWay: boolean;

  /** Day, configuration and clock of what it decided; empty until it runs. */
  @Column({ name: 'decided_as_of', type: 'text', nullable: true })
  decidedAsOf: string | null;

  /** The last household of the last finished range; what follows is still to be done. */
  @Column({ name: 'last_head', type: 'bigint', default: 0 })
  lastHead: number;

  @Column({ type: 'integer', default: 0 })
  households: number;

  @Column({ name: 'households_total', type: 'integer', default: 0 })
  householdsTotal: number;

  /** As it became whole; upkeep does not count them again. */
  @Column({ name: 'row_count', type: 'integer', default: 0 })
  rowCount: number;

  @Column({ name: 'asked_at', type: 'timestamptz', default: () => 'now()' })
  askedAt: Date;

  @Column({ name: 'progressed_at', type: 'timestamptz', default: () => 'now()' })
  progressedAt: Date;

  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt: Date | null;

  /** When the upkeep last left nothing undecided. */
  @Column({ name: 'kept_at', type: 'timestamptz', nullable: true })
  keptAt: Date | null;
}
