import type { AdminProduct } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { array } from '../../../platform/database/json.fragment';
import { inReadingOrder } from '../../../platform/database/reading-order';
import { describeRecord, where } from '../../../platform/database/record-shape';
import { RecordTable } from '../../../platform/database/record-table';
import { sql } from '../../../platform/database/statement';
import { ProductEntity } from '../product.entity';
import type { Use } from './in-use';

export const productShape = describeRecord(ProductEntity, {
  order: 'name',
  adds: {
    activityNames: array(
      'a.name',
      inReadingOrder('a.name'),
      'activity_product x join activity a on a.id = x.activity_id where x.product_id = r.product_id',
    ),
  },
  filters: {
    q: where.contains('r.name', 'r.code'),
    exceptActivityId: `not exists (select from activity_product x where x.product_id = r.product_id and x.activity_id = $)`,
  },
});

const findNamesake = sql<{ id: number }>(
  'catalog.product.find-namesake',
  'select product_id as id from product where lower(trim(code)) = lower(trim($1)) and product_id is distinct from $2::integer limit 1',
);

const listUses = sql<Use>(
  'catalog.product.uses',
  `select 'activity' as entity, a.id, a.name from activity_product x join activity a on a.id = x.activity_id
   where x.product_id = $1 order by ${inReadingOrder('a.name')}, a.id`,
);

/** The products: of the point of sale, or the resort's own (D74). */
@Injectable()
export class ProductsQueries {
  readonly table: RecordTable<AdminProduct>;

  constructor(private readonly database: Database) {
    this.table = new RecordTable(database, productShape);
  }

  /** Whether another product has the code. */
  async isTaken(code: string, exceptId: number | null): Promise<boolean> {
    return (await this.database.first(findNamesake, [code, exceptId])) !== undefined;
  }

  /** The activities that a purchase of it leads to. */
  usesOf(id: number): Promise<Use[]> {
    return this.database.run(listUses, [id]);
  }
}
