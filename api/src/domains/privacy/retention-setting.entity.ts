import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** How long each class of data is kept, in days or years (D60); one row. */
@Entity('retention_setting')
@Check('ck_retention_setting_one', 'id = 1')
@Check(
  'ck_retention_setting_days',
  'health_answers between 30 and 3650 and idempotency_records between 2 and 90 and refused_uploads between 1 and 90 and events between 7 and 90',
)
@Check(
  'ck_retention_setting_years',
  'audit_trail between 1 and 30 and signatures between 3 and 30 and photos between 1 and 30 and households between 1 and 30',
)
export class RetentionSettingEntity {
  @PrimaryColumn({ type: 'integer', default: 1, primaryKeyConstraintName: 'pk_retention_setting' })
  id: number;

  @Column({ name: 'health_answers', type: 'integer', default: 400 })
  healthAnswers: number;

  @Column({ name: 'idempotency_records', type: 'integer', default: 7 })
  idempotencyRecords: number;

  @Column({ name: 'refused_uploads', type: 'integer', default: 1 })
  refusedUploads: number;

  @Column({ type: 'integer', default: 14 })
  events: number;

  @Column({ name: 'audit_trail', type: 'integer', default: 7 })
  auditTrail: number;

  @Column({ type: 'integer', default: 7 })
  signatures: number;

  @Column({ type: 'integer', default: 3 })
  photos: number;

  @Column({ type: 'integer', default: 3 })
  households: number;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @UpdateDateColumn({ name: 'modified_at', type: 'timestamptz', default: () => 'now()' })
  modifiedDateUtc: Date;
}
