import type { Product } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { RecordTable, where } from '../../../platform/database/record-table';

const shape = {
  name: 'catalog.product',
  table: '(select product_id as id, * from product)',
  columns: {},
  json: `json_build_object('id', r.id, 'code', r.code, 'name', r.name, 'isSeasonPass', r.is_season_pass, 'rules', r.rules,
  'posWaiverIds', r.pos_waiver_ids)`,
  sorts: { name: 'lower(r.name)', id: 'r.id', code: 'r.code', isSeasonPass: 'r.is_season_pass' },
  filters: {
    q: where.contains('r.name', 'r.code'),
    id: where.ids(),
    isSeasonPass: where.is('r.is_season_pass', 'boolean'),
    exceptActivityId: where.notLinked('activity_product', 'product_id', 'activity_id'),
  },
} as const;

/** The products of the point of sale, for the picker that links them to activities. */
@Injectable()
export class ProductsQueries {
  readonly table: RecordTable<Product>;

  constructor(database: Database) {
    this.table = new RecordTable(database, shape);
  }
}
