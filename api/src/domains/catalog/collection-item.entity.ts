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
import { CollectionEntity } from './collection.entity';

/** A name and its value in a collection. */
@Entity('collection_item')
@Check('ck_collection_item_name', 'length(trim(name)) > 0')
@Index('ix_collection_item_collection', ['collectionId'])
export class CollectionItemEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_collection_item',
  })
  id: number;

  @Column({ name: 'collection_id', type: 'integer' })
  @ForeignKey(() => CollectionEntity, { name: 'fk_collection_item_collection', onDelete: 'CASCADE' })
  collectionId: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  value: string;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @UpdateDateColumn({ name: 'modified_at', type: 'timestamptz', default: () => 'now()' })
  modifiedDateUtc: Date;
}
