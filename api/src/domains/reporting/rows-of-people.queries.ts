import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { fieldsOf } from '../../platform/database/json.fragment';
import { sql, sqlInTransaction } from '../../platform/database/statement';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { ReportArrivalEntity } from './arrivals/report-arrival.entity';
import { ReportRowEntity } from './report-row.entity';

const list = sql<{ row: unknown }>(
  'reporting.rows-of-people',
  `select json_build_object(${fieldsOf(ReportRowEntity, 'r', { only: ['kind', 'locationName', 'activityName', 'taskName', 'reason', 'generatedAt'] })},
   'contactId', r.contact_id) as row from report_row r join report_generation g on g.id = r.generation_id
   where g.state = 'whole' and r.head_contact_id = $1 order by r.place`,
);
const listArrivals = sql<{ row: unknown }>(
  'reporting.arrivals-of-people',
  `select json_build_object('kind', 'arrival', ${fieldsOf(ReportArrivalEntity, 'a', { only: ['locationId', 'day', 'name', 'members'] })}) as row
   from report_arrival a join report_generation g on g.id = a.generation_id
   where g.state = 'whole' and a.head_contact_id = $1 order by a.day, a.location_id`,
);
/** By the generation too: the tables' keys begin with it. */
const ofHousehold = 'generation_id = any(array(select id from report_generation)) and head_contact_id = $1';
const removeRows = sqlInTransaction<never>(
  'reporting.remove-rows-of-people',
  `delete from report_row where ${ofHousehold}`,
);
const removeArrivals = sqlInTransaction<never>(
  'reporting.remove-arrivals-of-people',
  `delete from report_arrival where ${ofHousehold}`,
);
const removeVersions = sqlInTransaction<never>(
  'reporting.remove-versions-of-people',
  `delete from report_household where ${ofHousehold}`,
);

/** What the report says of a household, for its archive and its erasure (D61). */
@Injectable()
export class RowsOfPeopleQueries {
  constructor(
    private readonly database: Database,
    personal: PersonalData,
  ) {
    personal.register({
      name: 'report',
      read: async ({ headId }) => {
        const rows = [...(await database.run(list, [headId])), ...(await database.run(listArrivals, [headId]))];
        return rows.map(({ row }) => row);
      },
      eraseHousehold: ({ headId }) => this.#erase(headId),
    });
  }

  async #erase(headId: number): Promise<void> {
    for (const remove of [removeRows, removeArrivals, removeVersions]) await this.database.run(remove, [headId]);
  }
}
