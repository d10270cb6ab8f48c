import { COUNTER_ISSUER, OWN_PHONE_ISSUER } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql, sqlInTransaction } from '../../platform/database/statement';
import { forgetAnswersOf } from '../../platform/idempotency/idempotency.fragment';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { ExpiredData } from '../../platform/retention/expired-data';
import { oldRowsOf, removeOldRows } from '../../platform/retention/old-rows.fragment';

interface Kind {
  /** Of the export. */
  readonly name: string;
  /** Of the statements. */
  readonly scope: string;
  readonly table: string;
  readonly issuer: string;
  /** The column that says whose it is, beside that of the head. */
  readonly person: string;
  /** Columns that leave the database with nobody. */
  readonly secrets: readonly [string, string];
}

const counter: Kind = {
  name: 'counterSessions',
  scope: 'counter',
  table: 'counter_session',
  issuer: COUNTER_ISSUER,
  person: 'signer_contact_id',
  secrets: ['code_hash', 'token_hash'],
};

const ownPhone: Kind = {
  name: 'signingLinks',
  scope: 'own-phone',
  table: 'signing_link',
  issuer: OWN_PHONE_ISSUER,
  person: 'contact_id',
  secrets: ['secret_hash', 'session_hash'],
};

const kinds = [counter, ownPhone].map(({ name, scope, table, issuer, person, secrets: [first, second] }) => {
  const theirs = `head_contact_id = any($1) or ${person} = any($1)`;
  // Whose answers they are stands in the rows alone.
  const forgetAnswers = forgetAnswersOf(`select '${issuer} ' || id from gone`);
  return {
    name,
    list: sql<{ sessions: unknown }>(
      `${scope}.list-of-people`,
      `select coalesce(json_agg(to_jsonb(s) - '${first}' - '${second}' order by s.made_at), '[]') as sessions
from ${table} s where ${theirs}`,
    ),
    erase: sqlInTransaction<never>(
      `${scope}.erase-of-people`,
      `with gone as (delete from ${table} where ${theirs} returning id) ${forgetAnswers}`,
    ),
    old: oldRowsOf(`${scope}.remove-old`, table, 'id', 'made_at', forgetAnswers),
  };
});

/**
 * Sessions without an account, at the counter and by a link, go with the household and what was answered in them, and otherwise with the records
 * of repeated calls (D60, D61).
 */
@Injectable()
export class SessionsOfPeople {
  constructor(database: Database, personal: PersonalData, expired: ExpiredData) {
    for (const { name, list, erase, old } of kinds) {
      personal.register({
        name,
        read: async ({ ids }) => (await database.first(list, [ids]))?.sessions,
        erase: ({ ids }) => database.run(erase, [ids]),
      });
      expired.register('idempotencyRecords', (keptFrom) => removeOldRows(database, old, keptFrom));
    }
  }
}
