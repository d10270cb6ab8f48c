import { COUNTER_ISSUER } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { forgetAnswersOf } from '../../../platform/idempotency/idempotency.fragment';
import { PersonalData } from '../../../platform/personal-data/personal-data';
import { ExpiredData } from '../../../platform/retention/expired-data';
import { oldRowsOf, removeOldRows } from '../../../platform/retention/old-rows.fragment';

const list = sql<{ sessions: unknown }>(
  'counter.list-of-people',
  `select coalesce(json_agg(to_jsonb(s) - 'code_hash' - 'token_hash' order by s.made_at), '[]') as sessions
from counter_session s where head_contact_id = any($1) or signer_contact_id = any($1)`,
);

/** Whose they are stands in the rows alone. */
const forgetAnswers = forgetAnswersOf(`select '${COUNTER_ISSUER} ' || id from gone`);

const erase = sqlInTransaction<never>(
  'counter.erase-of-people',
  `with gone as (
  delete from counter_session where head_contact_id = any($1) or signer_contact_id = any($1) returning id
) ${forgetAnswers}`,
);

const old = oldRowsOf('counter.remove-old', 'counter_session', 'id', 'made_at', forgetAnswers);

/** Sessions go with the household and what was answered in them, and otherwise with the records of repeated calls (D60, D61). */
@Injectable()
export class CounterSessionsOfPeople {
  constructor(database: Database, personal: PersonalData, expired: ExpiredData) {
    personal.register({
      name: 'counterSessions',
      read: async ({ ids }) => (await database.first(list, [ids]))?.sessions,
      erase: ({ ids }) => database.run(erase, [ids]),
    });
    expired.register('idempotencyRecords', (keptFrom) => removeOldRows(database, old, keptFrom));
  }
}
