import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { instant } from '../../../platform/database/json.fragment';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { PersonalData } from '../../../platform/personal-data/personal-data';
import { ExpiredData } from '../../../platform/retention/expired-data';
import { oldRowsOf, removeOldRows } from '../../../platform/retention/old-rows.fragment';

const list = sql<unknown>(
  'reporting.list-invitations-of-people',
  `select location_id as "locationId", day::text as day, status, reply, ${instant('created_at')} as "createdAtUtc", ${instant('settled_at')} as "settledAtUtc"
from invitation where head_contact_id = $1 order by day`,
);

const remove = sqlInTransaction<never>(
  'reporting.remove-invitations-of-people',
  'delete from invitation where head_contact_id = $1',
);

/** By the day of the visit: until then it says that the household has been told. */
const old = oldRowsOf('reporting.remove-old-invitations', 'invitation', 'id', 'day');

/** That a household was invited goes with it, and as long after the visit as events are kept (D60, D61). */
@Injectable()
export class InvitationsOfPeople {
  constructor(database: Database, personal: PersonalData, expired: ExpiredData) {
    personal.register({
      name: 'invitations',
      read: ({ headId }) => database.run(list, [headId]),
      eraseHousehold: async ({ headId }) => {
        await database.run(remove, [headId]);
      },
    });
    expired.register('events', (keptFrom) => removeOldRows(database, old, keptFrom));
  }
}
