import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the point of sale sells, and what it asks of the buyer (D16). */
@Entity('product')
export class ProductEntity {
  @PrimaryColumn({ name: 'product_id', type: 'integer', primaryKeyConstraintName: 'pk_product' })
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
}
