import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** What is sold, and what it asks of the buyer (D16): told by the point of sale, or kept by administrators where there is none (D74). */
@Entity('product')
export class ProductEntity {
  @PrimaryGeneratedColumn('identity', {
    name: 'product_id',
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_product',
  })
  id: number;

  @Column({ type: 'text' })
  code: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ name: 'is_season_pass', type: 'boolean', default: false })
  isSeasonPass: boolean;

  @Column({ name: 'requires_image', type: 'boolean', default: false })
  requiresImage: boolean;

  @Column({ type: 'text', array: true, default: '{}' })
  rules: string[];

  @Column({ name: 'pos_waiver_ids', type: 'text', array: true, default: '{}' })
  posWaiverIds: string[];

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @UpdateDateColumn({ name: 'modified_at', type: 'timestamptz', default: () => 'now()' })
  modifiedDateUtc: Date;
}
