import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/statement';
import type { KnownPass, PosPasses } from '../passes.facade';

/** Of several purchases of the pass's product the one that covers the day counts, else the last. */
const find = sql<KnownPass>(
  'pos.find-pass',
  `select d.name as "productName", bought.starts::text as "validFrom", bought.ends::text as "validTo",
  coalesce(bought.covers, false) as "isOnThisDay",
  case when m.status <> 'active' then coalesce(m.blocked_reason, '') end as "blockedReason"
from pass_media m left join product d on d.product_id = m.product_id
left join lateral (
  select days.*, (starts is null or starts <= $2::date) and (ends is null or ends >= $2::date) as covers
  from purchase p cross join lateral (select p.product_date as starts, coalesce(p.expires_on, p.product_date) as ends) days
  where p.contact_id = m.contact_id and p.product_id = m.product_id
    and (p.status = 'open' or (p.status = 'closed' and p.kind = 'transaction'))
  order by covers desc, ends desc nulls first limit 1
) bought on true
where m.pass_number = $1 or m.rfid_number = $1
limit 1`,
);

/** Passes of our own tables; they open every lift. */
@Injectable()
export class PassesQueries implements PosPasses {
  constructor(private readonly database: Database) {}

  async find(number: string, day: string): Promise<KnownPass | undefined> {
    return this.database.first(find, [number, day]);
  }
}
