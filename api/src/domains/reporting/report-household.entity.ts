import type { Expected } from '@arrival/rules';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** At which version of its document a generation decided a household: another one now means that it must be decided again. */
@Entity('report_household')
@Index('ix_report_household_expected', ['generationId'], { where: 'expected is not null' })
export class ReportHouseholdEntity {
  @PrimaryColumn({ name: 'generation_id', type: 'integer', primaryKeyConstraintName: 'pk_report_household' })
  generationId: number;

  @PrimaryColumn({ name: 'head_contact_id', type: 'bigint', primaryKeyConstraintName: 'pk_report_household' })
  headContactId: number;

  @Column({ type: 'bigint' })
  version: number;

  /** Who of it comes on the generation's day; null where nobody does, which is most. */
  @Column({ type: 'jsonb', nullable: true })
  expected: Expected | null;
}
