import type { ArrivalEvent, HappenedEvent } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql, sqlInTransaction } from '../../platform/database/statement';
import { eventJson } from './event-json.fragment';
import { noteEvents } from './note-events.fragment';

const note = sqlInTransaction<never>('webhooks.note', noteEvents('select $1::bigint, $2::jsonb'));

/** One at a time, so that a place once seen has no gap before it that is filled later; the next statement sees what the last one committed. */
const lock = sqlInTransaction<never>(
  'webhooks.lock-events',
  "select pg_advisory_xact_lock(hashtextextended('arrival events', 0))",
);

/** $1 so many of the oldest notes become events, each with a delivery to everybody who wants its kind since; an address of a clock that was ahead does by now. */
const number = sqlInTransaction<{ taken: number }>(
  'webhooks.number',
  `with taken as (
  delete from event_inbox where id in (select id from event_inbox order by id limit $1) returning id, head_contact_id, occurred_at, events
), told as (
  select t.head_contact_id, t.occurred_at, e.value ->> 'type' as type, e.value -> 'data' as data,
    row_number() over (order by t.id, e.ordinality) as place, row_number() over (partition by t.head_contact_id order by t.id, e.ordinality) as turn,
    count(*) over (partition by t.head_contact_id) as together
  from taken t cross join jsonb_array_elements(t.events) with ordinality e
), counted as (
  insert into event_counter as c (head_contact_id, last_number)
  select distinct head_contact_id, together from told where head_contact_id is not null
  on conflict (head_contact_id) do update set last_number = c.last_number + excluded.last_number
  returning head_contact_id, last_number
), numbered as (
  insert into event (position, type, head_contact_id, number, occurred_at, data)
  select (select coalesce(max(position), 0) from event) + t.place, t.type, t.head_contact_id, c.last_number - t.together + t.turn,
    t.occurred_at, t.data
  from told t left join counted c using (head_contact_id)
  returning id, type, occurred_at
), sent as (
  insert into webhook_delivery (endpoint_id, event_id, next_attempt_at)
  select w.id, n.id, now() from numbered n join webhook_endpoint w on n.type = any(w.events) and (w.created_at <= n.occurred_at or w.created_at > now())
)
select count(*)::integer as taken from taken`,
);

const isWaiting = sql<{ isWaiting: boolean }>(
  'webhooks.is-waiting',
  'select exists (select from event_inbox) as "isWaiting"',
);

const findPosition = sql<{ position: number }>(
  'webhooks.find-position',
  'select position from event where id = $1::uuid and position is not null',
);

/** $1 the place after which, $2 how many. */
const list = sql<{ events: ArrivalEvent[] }>(
  'webhooks.list-events',
  `select coalesce(json_agg(${eventJson} order by e.position), '[]') as events
from (select * from event where position > $1 order by position limit $2) e`,
);

/** Events and the notes that they are made of. */
@Injectable()
export class EventsQueries {
  constructor(private readonly database: Database) {}

  async note(headContactId: number | null, events: readonly HappenedEvent[]): Promise<void> {
    await this.database.run(note, [headContactId, JSON.stringify(events)]);
  }

  async isWaiting(): Promise<boolean> {
    return (await this.database.first(isWaiting))?.isWaiting === true;
  }

  async lock(): Promise<void> {
    await this.database.run(lock);
  }

  /** Answers how many notes became events. */
  async number(most: number): Promise<number> {
    return (await this.database.first(number, [most]))?.taken ?? 0;
  }

  async findPosition(id: string): Promise<number | undefined> {
    return (await this.database.first(findPosition, [id]))?.position;
  }

  async list(after: number, most: number): Promise<ArrivalEvent[]> {
    return (await this.database.first(list, [after, most]))?.events ?? [];
  }
}
