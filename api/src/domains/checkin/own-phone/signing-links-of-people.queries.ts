import { OWN_PHONE_ISSUER } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { forgetAnswersOf } from '../../../platform/idempotency/idempotency.fragment';
import { PersonalData } from '../../../platform/personal-data/personal-data';
import { ExpiredData } from '../../../platform/retention/expired-data';
import { oldRowsOf, removeOldRows } from '../../../platform/retention/old-rows.fragment';

const list = sql<{ links: unknown }>(
  'own-phone.list-of-people',
  `select coalesce(json_agg(to_jsonb(l) - 'secret_hash' - 'session_hash' order by l.made_at), '[]') as links
from signing_link l where contact_id = any($1) or head_contact_id = any($1)`,
);

/** Whose they are stands in the rows alone. */
const forgetAnswers = forgetAnswersOf(`select '${OWN_PHONE_ISSUER} ' || id from gone`);

const erase = sqlInTransaction<never>(
  'own-phone.erase-of-people',
  `with gone as (
  delete from signing_link where contact_id = any($1) or head_contact_id = any($1) returning id
) ${forgetAnswers}`,
);

const old = oldRowsOf('own-phone.remove-old', 'signing_link', 'id', 'made_at', forgetAnswers);

/** Links go with the household and what was answered on them, and otherwise with the records of repeated calls (D60, D61). */
@Injectable()
export class SigningLinksOfPeople {
  constructor(database: Database, personal: PersonalData, expired: ExpiredData) {
    personal.register({
      name: 'signingLinks',
      read: async ({ ids }) => (await database.first(list, [ids]))?.links,
      erase: ({ ids }) => database.run(erase, [ids]),
    });
    expired.register('idempotencyRecords', (keptFrom) => removeOldRows(database, old, keptFrom));
  }
}
