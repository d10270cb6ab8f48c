import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/statement';
import { PersonalData } from '../../platform/personal-data/personal-data';

const list = sql<{ events: unknown }>(
  'webhooks.list-of-people',
  `select coalesce(json_agg(json_build_object('occurredAtUtc', occurred_at, 'type', type, 'data', data) order by occurred_at), '[]') as events from (
  select occurred_at, type, data from event where head_contact_id = $1
  union all
  select occurred_at, each ->> 'type', each -> 'data' from event_inbox, jsonb_array_elements(events) each where head_contact_id = $1) e`,
);

/** What other systems were or will be told of a household (D61). It names people by ids alone, which are nobody's after an erasure, and goes after its time. */
@Injectable()
export class EventsOfPeople {
  constructor(database: Database, personal: PersonalData) {
    personal.register({ name: 'events', read: async ({ headId }) => (await database.first(list, [headId]))?.events });
  }
}
