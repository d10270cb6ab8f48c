import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** That a person put a task off; it ends with its day (D66). */
@Entity('task_skip')
export class TaskSkipEntity {
  @PrimaryColumn({ name: 'contact_id', type: 'bigint', primaryKeyConstraintName: 'pk_task_skip' })
  @ForeignKey('contact', { name: 'fk_task_skip_contact', onDelete: 'CASCADE' })
  contactId: number;

  @PrimaryColumn({ name: 'task_id', type: 'integer', primaryKeyConstraintName: 'pk_task_skip' })
  @ForeignKey('task', { name: 'fk_task_skip_task', onDelete: 'CASCADE' })
  taskId: number;

  @Column({ name: 'skipped_on', type: 'date' })
  skippedOn: string;
}
