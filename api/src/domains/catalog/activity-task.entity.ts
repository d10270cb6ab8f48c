import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { ActivityEntity } from './activity.entity';
import { TaskEntity } from './task.entity';

/** A task asked in an activity. */
@Entity('activity_task')
@Index('ix_activity_task_task', ['taskId'])
@Unique('uq_activity_task', ['activityId', 'taskId'])
export class ActivityTaskEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_activity_task',
  })
  id: number;

  @Column({ name: 'activity_id', type: 'integer' })
  @ForeignKey(() => ActivityEntity, { name: 'fk_activity_task_activity', onDelete: 'CASCADE' })
  activityId: number;

  @Column({ name: 'task_id', type: 'integer' })
  @ForeignKey(() => TaskEntity, { name: 'fk_activity_task_task' })
  taskId: number;
}
