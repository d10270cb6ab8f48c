import type { Entitlements } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { fieldsOf } from '../../../platform/database/json.fragment';
import { sql } from '../../../platform/database/statement';
import { ContactEntity } from './contact.entity';
import { PassMediaEntity } from './pass-media.entity';
import { PurchaseEntity } from './purchase.entity';

const bought = ['purchaseId', 'kind', 'productId', 'productDate', 'orderId', 'transactionId'];

/** Open, or a transaction once made, and not run out: as the rules count purchases, whatever the day of the visit (D9). */
const list = sql<Entitlements>(
  'pos.list-entitlements',
  `select asked.code as "ipCode",
  case when c.contact_id is not null then json_build_object(${fieldsOf(ContactEntity, 'c', { only: ['contactId', 'firstName', 'lastName'] })}) end as customer,
  (select coalesce(json_agg(json_build_object(${fieldsOf(PurchaseEntity, 'p', { only: bought })},
      'productName', d.name, 'expiryDate', p.expires_on)
      order by p.product_date, p.purchase_id), '[]')
    from purchase p left join product d on d.product_id = p.product_id
    where p.contact_id = c.contact_id and (p.status = 'open' or (p.status = 'closed' and p.kind = 'transaction'))
      and (p.expires_on is null or p.expires_on >= $2)) as entitlements,
  (select coalesce(json_agg(json_build_object(${fieldsOf(PassMediaEntity, 'm', { only: ['mediaId', 'productId'] })}, 'isActive', m.status = 'active',
      'isPrinted', m.printed_at is not null) order by m.media_id), '[]')
    from pass_media m where m.contact_id = c.contact_id) as media
from unnest($1::text[]) with ordinality as asked (code, place) left join contact c on c.customer_number = upper(asked.code)
order by asked.place`,
);

@Injectable()
export class EntitlementsQueries {
  constructor(private readonly database: Database) {}

  list(codes: readonly string[], today: string): Promise<Entitlements[]> {
    return this.database.run(list, [codes, today]);
  }
}
