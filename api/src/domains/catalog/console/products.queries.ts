import type { Product } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { describeRecord, where } from '../../../platform/database/record-shape';
import { RecordTable } from '../../../platform/database/record-table';
import { ProductEntity } from '../product.entity';

export const productShape = describeRecord(ProductEntity, {
  order: 'name',
  without: ['requiresImage'],
  filters: {
    q: where.contains('r.name', 'r.code'),
    exceptActivityId: `not exists (select from activity_product x where x.product_id = r.product_id and x.activity_id = $)`,
  },
});

/** The products of the point of sale, for the picker that links them to activities. */
@Injectable()
export class ProductsQueries {
  readonly table: RecordTable<Product>;

  constructor(database: Database) {
    this.table = new RecordTable(database, productShape);
  }
}
