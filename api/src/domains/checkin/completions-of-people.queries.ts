import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/statement';
import { PersonalData } from '../../platform/personal-data/personal-data';

const list = sql<{ checkin: unknown }>(
  'checkin.list-of-people',
  `select json_build_object(
  'completions', (select coalesce(json_agg(to_jsonb(c) - 'content_hash' order by c.id), '[]') from completion c where contact_id = any($1)),
  'skips', (select coalesce(json_agg(to_jsonb(s)), '[]') from task_skip s where contact_id = any($1))) as checkin`,
);

/** What people completed and left out; it goes with the people themselves (D61). */
@Injectable()
export class CompletionsOfPeople {
  constructor(database: Database, personal: PersonalData) {
    personal.register({ name: 'checkIn', read: async ({ ids }) => (await database.first(list, [ids]))?.checkin });
  }
}
