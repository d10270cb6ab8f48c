import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { ActivityEntity } from './activity.entity';

/** A product of the point of sale whose purchase leads to an activity (D9); products may not be known here yet. */
@Entity('activity_product')
@Unique('uq_activity_product', ['activityId', 'productId'])
export class ActivityProductEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_activity_product',
  })
  id: number;

  @Column({ name: 'activity_id', type: 'integer' })
  @ForeignKey(() => ActivityEntity, { name: 'fk_activity_product_activity', onDelete: 'CASCADE' })
  activityId: number;

  @Column({ name: 'product_id', type: 'integer' })
  productId: number;
}
