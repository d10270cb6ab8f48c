import { Column, Entity, PrimaryColumn } from 'typeorm';

/** At which version of its document a generation decided a household: another one now means that it must be decided again. */
@Entity('report_household')
export class ReportHouseholdEntity {
  @PrimaryColumn({ name: 'generation_id', type: 'integer', primaryKeyConstraintName: 'pk_report_household' })
  generationId: number;

  @PrimaryColumn({ name: 'head_contact_id', type: 'bigint', primaryKeyConstraintName: 'pk_report_household' })
  headContactId: number;

  @Column({ type: 'bigint' })
  version: number;
}
