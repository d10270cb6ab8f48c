import type { NameTranslations } from '@arrival/contracts';
import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { TaskTypeEntity } from './task-type.entity';

/** A waiver, rental, child or photo task (spec §3). */
@Entity('task')
@Index('ix_task_task_type', ['taskTypeId'])
@Check('ck_task_name', 'length(trim(name)) > 0')
@Check('ck_task_ages', 'age_min is null or age_max is null or age_min <= age_max')
@Check('ck_task_waiver', 'task_type_id <> 1 or pos_waiver_id is not null')
@Check(
  'ck_task_signature_method',
  'task_type_id <> 1 or external_waiver_id is not null or enable_agree_checkbox or enable_text_signature or enable_wet_signature',
)
export class TaskEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_task',
  })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ name: 'task_type_id', type: 'integer' })
  @ForeignKey(() => TaskTypeEntity, { name: 'fk_task_task_type' })
  taskTypeId: number;

  @Column({ name: 'age_min', type: 'integer', nullable: true })
  ageMin: number | null;

  @Column({ name: 'age_max', type: 'integer', nullable: true })
  ageMax: number | null;

  @Column({ name: 'is_optional', type: 'boolean', default: false })
  isOptional: boolean;

  @Column({ name: 'pos_waiver_id', type: 'text', nullable: true })
  posWaiverId: string | null;

  @Column({ name: 'external_waiver_id', type: 'text', nullable: true })
  externalWaiverId: string | null;

  @Column({ name: 'consolidate_waivers', type: 'boolean', default: false })
  consolidateWaivers: boolean;

  @Column({ name: 'use_today_as_validation_date', type: 'boolean', default: false })
  useTodayAsValidationDate: boolean;

  @Column({ name: 'start_effective_date', type: 'date', nullable: true })
  startEffectiveDate: string | null;

  @Column({ name: 'end_effective_date', type: 'date', nullable: true })
  endEffectiveDate: string | null;

  @Column({ name: 'validation_date', type: 'date', nullable: true })
  validationDate: string | null;

  @Column({ name: 'enable_agree_checkbox', type: 'boolean', default: false })
  enableAgreeCheckbox: boolean;

  @Column({ name: 'enable_text_signature', type: 'boolean', default: false })
  enableTextSignature: boolean;

  @Column({ name: 'enable_wet_signature', type: 'boolean', default: false })
  enableWetSignature: boolean;

  @Column({ name: 'custom_comment', type: 'text', nullable: true })
  customComment: string | null;

  /** Guests never see it. */
  @Column({ name: 'staff_note', type: 'text', nullable: true })
  staffNote: string | null;

  /** In other languages; what is missing is said in English. */
  @Column({ type: 'jsonb', nullable: true })
  translations: NameTranslations | null;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @UpdateDateColumn({ name: 'modified_at', type: 'timestamptz', default: () => 'now()' })
  modifiedDateUtc: Date;
}
