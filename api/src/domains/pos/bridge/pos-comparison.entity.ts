import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the comparison with the point of sale came, and what the last whole one found. */
@Entity('pos_comparison')
@Check('ck_pos_comparison_one', 'id = 1')
export class PosComparisonEntity {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_pos_comparison' })
  id: number;

  @Column({ name: 'started_at', type: 'timestamptz' })
  startedAt: Date;

  /** Null for all households. */
  @Column({ name: 'changed_since', type: 'timestamptz', nullable: true })
  changedSince: Date | null;

  /** The bridge's cursor of the next page. */
  @Column({ type: 'text', nullable: true })
  after: string | null;

  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt: Date | null;

  /** When the last whole one began. */
  @Column({ name: 'whole_at', type: 'timestamptz', nullable: true })
  wholeAt: Date | null;

  @Column({ type: 'jsonb', default: {} })
  found: unknown;
}
