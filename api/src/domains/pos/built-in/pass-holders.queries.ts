import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/statement';
import type { PosPassHolder, PosPassHolders } from '../pass-holders.facade';

const holders = `select c.contact_id as "contactId", coalesce(c.parent_contact_id, c.contact_id) as "headContactId",
  c.customer_number as "customerNumber", c.first_name as "firstName", c.last_name as "lastName",
  array_remove(array[nullif(c.email, ''), nullif(h.email, '')], null) as emails,
  array_remove(array[nullif(c.phone, ''), nullif(h.phone, '')], null) as phones,
  (select coalesce(json_agg(json_build_object('passNumber', m.pass_number, 'productName', d.name, 'validTo', bought.ends)
      order by bought.is_bought, bought.ends desc nulls first, m.media_id desc), '[]')
    from pass_media m join product d on d.product_id = m.product_id
    left join lateral (select true as is_bought, coalesce(p.expires_on, p.product_date)::text as ends from purchase p
      where p.contact_id = c.contact_id and p.product_id = m.product_id and p.status <> 'cancelled'
      order by ends desc nulls first limit 1) bought on true
    where m.contact_id = c.contact_id and m.status = 'active') as passes
from contact c left join contact h on h.contact_id = c.parent_contact_id`;

const ofHousehold = sql<PosPassHolder>(
  'pos.list-pass-holders',
  `${holders} where c.contact_id = $1 or c.parent_contact_id = $1 order by c.parent_contact_id nulls first, c.contact_id`,
);

const byNumbers = sql<PosPassHolder>(
  'pos.find-pass-holders',
  `${holders} where c.customer_number = any($1) order by c.parent_contact_id nulls first, c.contact_id`,
);

@Injectable()
export class PassHoldersQueries implements PosPassHolders {
  constructor(private readonly database: Database) {}

  ofHousehold(headContactId: number): Promise<PosPassHolder[]> {
    return this.database.run(ofHousehold, [headContactId]);
  }

  byNumbers(customerNumbers: readonly string[]): Promise<PosPassHolder[]> {
    return this.database.run(byNumbers, [customerNumbers]);
  }
}
