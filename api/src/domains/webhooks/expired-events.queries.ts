import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sqlInTransaction } from '../../platform/database/statement';
import { ExpiredData, type Place, type Removal } from '../../platform/retention/expired-data';

const AT_ONCE = 2_000;

type Gone = Pick<Removal, 'removed' | 'oldest'>;
const counted = (removal: string) =>
  `with gone as (${removal} returning occurred_at) select count(*)::integer as removed, min(occurred_at) as oldest from gone`;

/** Notes are in order, so the oldest are enough to look at. */
const removeNotes = sqlInTransaction<Gone>(
  'webhooks.remove-old-notes',
  counted(`delete from event_inbox where id in (
  select id from (select id, occurred_at from event_inbox order by id limit $2) oldest where occurred_at < $1)`),
);

/** With their deliveries and every try. */
const removeEvents = sqlInTransaction<Gone>(
  'webhooks.remove-old-events',
  counted(`delete from event where id in (
  select id from event where occurred_at < $1 order by occurred_at limit $2 for update skip locked)`),
);

const steps = [removeNotes, removeEvents] as const;

/** Events and the log of their deliveries past their time (D60). */
@Injectable()
export class ExpiredEvents {
  constructor(
    private readonly database: Database,
    expired: ExpiredData,
  ) {
    expired.register('events', (keptFrom, place) => this.#remove(keptFrom, place));
  }

  async #remove(keptFrom: Date, [step]: Place = [0]): Promise<Removal> {
    const at = Number(step);
    const gone = (await this.database.first(steps[at]!, [keptFrom, AT_ONCE]))!;
    const next = gone.removed === AT_ONCE ? at : at + 1;
    return { ...gone, ...(next < steps.length && { next: [next] }) };
  }
}
