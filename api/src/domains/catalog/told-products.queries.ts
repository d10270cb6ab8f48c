import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql, sqlInTransaction } from '../../platform/database/statement';

const saveProducts = sqlInTransaction<never>(
  'catalog.save-products',
  `insert into product as p (product_id, code, name, is_season_pass, requires_image, rules, pos_waiver_ids)
select id, code, name, "isSeasonPass", "requiresImage", rules, "posWaiverIds" from jsonb_to_recordset($1::jsonb)
  as t (id int, code text, name text, "isSeasonPass" boolean, "requiresImage" boolean, rules text[], "posWaiverIds" text[])
on conflict (product_id) do update set code = excluded.code, name = excluded.name, is_season_pass = excluded.is_season_pass,
  requires_image = excluded.requires_image, rules = excluded.rules, pos_waiver_ids = excluded.pos_waiver_ids, modified_at = now()
where (p.code, p.name, p.is_season_pass, p.requires_image, p.rules, p.pos_waiver_ids)
  is distinct from (excluded.code, excluded.name, excluded.is_season_pass, excluded.requires_image, excluded.rules, excluded.pos_waiver_ids)`,
);

const findByCode = sql<{ code: string; id: number; isSeasonPass: boolean }>(
  'catalog.find-products-by-code',
  `select distinct on (lower(trim(code))) lower(trim(code)) as code, product_id as id, is_season_pass as "isSeasonPass"
from product where lower(trim(code)) = any($1) order by lower(trim(code)), product_id`,
);

const hold = sqlInTransaction<{ id: number }>(
  'catalog.hold-products',
  'select product_id as id from product where product_id = any($1) order by product_id for key share',
);

@Injectable()
export class ToldProductsQueries {
  constructor(private readonly database: Database) {}

  async save(products: readonly unknown[]): Promise<void> {
    await this.database.run(saveProducts, [JSON.stringify(products)]);
  }

  findByCode(codes: readonly string[]): Promise<{ code: string; id: number; isSeasonPass: boolean }[]> {
    return this.database.run(findByCode, [codes]);
  }

  async hold(ids: readonly number[]): Promise<number[]> {
    return (await this.database.run(hold, [ids])).map(({ id }) => id);
  }
}
