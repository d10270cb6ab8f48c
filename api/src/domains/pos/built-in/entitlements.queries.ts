import type { Entitlements } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/statement';

/** Open, or a transaction once made, and not run out: as the rules count purchases, whatever the day of the visit (D9). */
const list = sql<Entitlements>(
  'pos.list-entitlements',
  `select asked.code as "ipCode",
  case when c.contact_id is not null then json_build_object('contactId', c.contact_id, 'firstName', c.first_name, 'lastName', c.last_name) end as customer,
  (select coalesce(json_agg(json_build_object('purchaseId', p.purchase_id, 'kind', p.kind, 'productId', p.product_id, 'productName', d.name,
      'productDate', p.product_date, 'expiryDate', p.expires_on, 'orderId', p.order_id, 'transactionId', p.transaction_id)
      order by p.product_date, p.purchase_id), '[]')
    from purchase p left join product d on d.product_id = p.product_id
    where p.contact_id = c.contact_id and (p.status = 'open' or (p.status = 'closed' and p.kind = 'transaction'))
      and (p.expires_on is null or p.expires_on >= current_date)) as entitlements,
  (select coalesce(json_agg(json_build_object('mediaId', m.media_id, 'productId', m.product_id, 'isActive', m.status = 'active',
      'isPrinted', m.printed_at is not null) order by m.media_id), '[]')
    from pass_media m where m.contact_id = c.contact_id) as media
from unnest($1::text[]) with ordinality as asked (code, place) left join contact c on c.customer_number = upper(asked.code)
order by asked.place`,
);

@Injectable()
export class EntitlementsQueries {
  constructor(private readonly database: Database) {}

  list(codes: readonly string[]): Promise<Entitlements[]> {
    return this.database.run(list, [codes]);
  }
}
