import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { PersonalData } from '../../../platform/personal-data/personal-data';
import { ExpiredData } from '../../../platform/retention/expired-data';
import { oldRowsOf, removeOldRows } from '../../../platform/retention/old-rows.fragment';
import { draftsKeptFrom } from './form-drafts.queries';

/** The archive tells of it; what it says is the guest's own form, saved or gone within a day. */
const list = sql<{ drafts: unknown }>(
  'form-drafts.list-of-people',
  `select coalesce(json_agg(json_build_object('name', name, 'keptAt', kept_at) order by name), '[]') as drafts
from form_draft where contact_id = any($1) or head_contact_id = any($1)`,
);

const erase = sqlInTransaction<never>(
  'form-drafts.erase-of-people',
  'delete from form_draft where contact_id = any($1) or head_contact_id = any($1)',
);

const old = oldRowsOf('form-drafts.remove-old', 'form_draft', 'name', 'kept_at');

/** What was typed and not saved goes with the household, and after a day by whatever run removes first (D60, D61). */
@Injectable()
export class FormDraftsOfPeople {
  constructor(database: Database, clock: Clock, personal: PersonalData, expired: ExpiredData) {
    personal.register({
      name: 'unsavedForms',
      read: async ({ ids }) => (await database.first(list, [ids]))?.drafts,
      erase: ({ ids }) => database.run(erase, [ids]),
    });
    expired.register('idempotencyRecords', () => removeOldRows(database, old, draftsKeptFrom(clock)));
  }
}
