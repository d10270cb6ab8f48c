import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { ActivityEntity } from './activity.entity';
import { LocationEntity } from './location.entity';

/** An activity offered at a location. */
@Entity('location_activity')
@Index('ix_location_activity_activity', ['activityId'])
@Unique('uq_location_activity', ['locationId', 'activityId'])
export class LocationActivityEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_location_activity',
  })
  id: number;

  @Column({ name: 'location_id', type: 'integer' })
  @ForeignKey(() => LocationEntity, { name: 'fk_location_activity_location', onDelete: 'CASCADE' })
  locationId: number;

  @Column({ name: 'activity_id', type: 'integer' })
  @ForeignKey(() => ActivityEntity, { name: 'fk_location_activity_activity' })
  activityId: number;
}
