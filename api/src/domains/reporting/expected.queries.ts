import type { Expected } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { inReadingOrder } from '../../platform/database/reading-order';
import { sql } from '../../platform/database/statement';

/** Of the generation $1; a task that is waited for at several locations leads to the one where most do. */
const sumUp = sql<{ expected: Expected }>(
  'reporting.expected',
  `with household as materialized (select expected from report_household where generation_id = $1 and expected is not null),
waits as (select w ->> 'taskName' as task, (w ->> 'locationId')::integer as location, sum((w ->> 'people')::integer) as people
  from household, jsonb_array_elements(expected -> 'waiting') w group by 1, 2),
task as (select task, (array_agg(location order by people desc, location))[1] as location, sum(people) as people from waits group by task)
select json_build_object(
'people', (select coalesce(sum((expected ->> 'people')::integer), 0) from household),
'ready', (select coalesce(sum((expected ->> 'ready')::integer), 0) from household),
'waiting', (select coalesce(json_agg(json_build_object('taskName', task, 'locationId', location, 'people', people)
  order by people desc, ${inReadingOrder('task')}), '[]') from task)) as expected`,
);

/** Who is expected on a generation's day, as its households say. */
@Injectable()
export class ExpectedQueries {
  constructor(private readonly database: Database) {}

  async sumUp(generationId: number): Promise<Expected> {
    const row = await this.database.first(sumUp, [generationId]);
    if (!row) throw new Error('Who is expected cannot be read');
    return row.expected;
  }
}
