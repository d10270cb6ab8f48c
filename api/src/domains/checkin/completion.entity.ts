import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** That a task was done; the same content counts once a day (D20). */
@Entity('completion')
@Index('ix_completion_completed_at', ['completedAt'])
@Unique('uq_completion', ['contactId', 'taskId', 'completedOn', 'contentHash'])
export class CompletionEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    primaryKeyConstraintName: 'pk_completion',
    generatedIdentity: 'ALWAYS',
  })
  id: number;

  @Column({ name: 'contact_id', type: 'bigint' })
  @ForeignKey('contact', { name: 'fk_completion_contact', onDelete: 'CASCADE' })
  contactId: number;

  @Column({ name: 'task_id', type: 'integer' })
  taskId: number;

  @Column({ name: 'task_type_id', type: 'integer' })
  taskTypeId: number;

  @Column({ name: 'activity_id', type: 'integer' })
  activityId: number;

  @Column({ name: 'location_id', type: 'integer' })
  locationId: number;

  @Column({ name: 'content_hash', type: 'bytea' })
  contentHash: Buffer;

  @Column({ name: 'completed_on', type: 'date' })
  completedOn: string;

  @Column({ name: 'completed_at', type: 'timestamptz', default: () => 'now()' })
  completedAt: Date;
}
