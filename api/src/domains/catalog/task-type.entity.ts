import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** One of the four kinds of task, shipped with the product (spec §3). */
@Entity('task_type')
@Check('ck_task_type_effective_days', 'effective_days is null or effective_days >= 0')
export class TaskTypeEntity {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_task_type' })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ name: 'is_deleted', type: 'boolean', default: false })
  isDeleted: boolean;

  @Column({ name: 'enable_shoe_size', type: 'boolean', default: false })
  enableShoeSize: boolean;

  @Column({ name: 'enable_stance', type: 'boolean', default: false })
  enableStance: boolean;

  /** 0 or empty = never expires (D13). */
  @Column({ name: 'effective_days', type: 'integer', nullable: true })
  effectiveDays: number | null;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @UpdateDateColumn({ name: 'modified_at', type: 'timestamptz', default: () => 'now()' })
  modifiedDateUtc: Date;
}
