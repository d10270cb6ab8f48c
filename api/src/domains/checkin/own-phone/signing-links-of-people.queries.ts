import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { PersonalData } from '../../../platform/personal-data/personal-data';
import { ExpiredData, type Removal } from '../../../platform/retention/expired-data';

const AT_ONCE = 10_000;

const list = sql<{ links: unknown }>(
  'own-phone.list-of-people',
  `select coalesce(json_agg(to_jsonb(l) - 'secret_hash' - 'session_hash' order by l.made_at), '[]') as links
from signing_link l where contact_id = any($1) or head_contact_id = any($1)`,
);

const erase = sqlInTransaction<never>(
  'own-phone.erase-of-people',
  'delete from signing_link where contact_id = any($1) or head_contact_id = any($1)',
);

const removeOld = sqlInTransaction<Removal>(
  'own-phone.remove-old',
  `with gone as (
  delete from signing_link where id in (
    select id from signing_link where made_at < $1 order by made_at limit $2 for update skip locked)
  returning made_at)
select count(*)::integer as removed, min(made_at) as oldest from gone`,
);

/** Links go with the household, and otherwise with the records of repeated calls (D60, D61). */
@Injectable()
export class SigningLinksOfPeople {
  constructor(
    private readonly database: Database,
    personal: PersonalData,
    expired: ExpiredData,
  ) {
    personal.register({
      name: 'signingLinks',
      read: async ({ ids }) => (await database.first(list, [ids]))?.links,
      erase: async ({ ids }) => {
        await database.run(erase, [ids]);
      },
    });
    expired.register('idempotencyRecords', (keptFrom) => this.#remove(keptFrom));
  }

  async #remove(keptFrom: Date): Promise<Removal> {
    const [gone] = await this.database.run(removeOld, [keptFrom, AT_ONCE]);
    return { ...gone!, ...(gone!.removed === AT_ONCE && { next: [] }) };
  }
}
