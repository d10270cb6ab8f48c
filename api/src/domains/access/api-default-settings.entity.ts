import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** Which days an export answers that names none (D37); one row. */
@Entity('api_default_settings')
@Check('ck_api_default_settings_one', 'id = 1')
@Check(
  'ck_api_default_settings_days',
  'days_before_current_day between 0 and 365 and days_after_current_day between 0 and 365',
)
export class ApiDefaultSettingsEntity {
  @PrimaryColumn({ type: 'integer', default: 1, primaryKeyConstraintName: 'pk_api_default_settings' })
  id: number;

  @Column({ name: 'days_before_current_day', type: 'integer', default: 0 })
  daysBeforeCurrentDay: number;

  @Column({ name: 'days_after_current_day', type: 'integer', default: 3 })
  daysAfterCurrentDay: number;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @UpdateDateColumn({ name: 'modified_at', type: 'timestamptz', default: () => 'now()' })
  modifiedDateUtc: Date;
}
