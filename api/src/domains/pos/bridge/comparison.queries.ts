import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { instant } from '../../../platform/database/json.fragment';
import { sql } from '../../../platform/database/statement';

/** What a comparison found. */
export interface ComparisonFound {
  readonly households: number;
  readonly people: number;
  /** Households that could not be taken over. */
  readonly left: number;
  /** Hand-overs that were confirmed, are not known there, and are made again. */
  readonly missing: number;
}

export interface Comparison {
  readonly startedAtUtc: string;
  readonly changedSinceUtc: string | null;
  readonly after: string | null;
  readonly finishedAtUtc: string | null;
  readonly found: ComparisonFound;
}

export const nothingFound: ComparisonFound = { households: 0, people: 0, left: 0, missing: 0 };
const NOTHING = JSON.stringify(nothingFound);
/** What changed while the last one began is read once more. */
const OVERLAP = "interval '1 hour'";

const shown = `${instant('started_at')} as "startedAtUtc", ${instant('changed_since')} as "changedSinceUtc", after,
  ${instant('finished_at')} as "finishedAtUtc", found`;

const find = sql<Comparison>('pos.find-comparison', `select ${shown} from pos_comparison where id = 1`);

/** Goes on with one that was broken off; else begins one of what changed since the last whole one. */
const begin = sql<Comparison>(
  'pos.begin-comparison',
  `insert into pos_comparison as p (id, started_at, found) values (1, now(), '${NOTHING}')
on conflict (id) do update set started_at = case when p.finished_at is null then p.started_at else now() end,
  changed_since = case when p.finished_at is null then p.changed_since else p.whole_at - ${OVERLAP} end,
  after = case when p.finished_at is null then p.after end, found = case when p.finished_at is null then p.found else excluded.found end,
  finished_at = null
returning ${shown}`,
);

const goOn = sql<never>('pos.go-on-comparison', 'update pos_comparison set after = $1, found = $2 where id = 1');

const finish = sql<never>(
  'pos.finish-comparison',
  'update pos_comparison set after = null, found = $1, finished_at = now(), whole_at = started_at where id = 1',
);

/** $1 the id after which. */
const confirmed = sql<{ id: number; key: string }>(
  'pos.list-confirmed',
  `select id, key from pos_delivery where id > $1 and status = 'delivered' and kind <> 'childRegistration' order by id limit 1000`,
);

const sendAgain = sql<never>(
  'pos.send-again',
  `update pos_delivery set status = 'waiting', settled_at = null, attempts = 0, refusals = 0, next_attempt_at = now()
where key = any($1) and status = 'delivered'`,
);

const removeOld = sql<{ removed: number }>(
  'pos.remove-old-hand-overs',
  `with gone as (delete from pos_delivery where id in (
  select id from pos_delivery where status = 'delivered' and settled_at < now() - interval '30 days' limit 2000) returning 1)
select count(*)::int as removed from gone`,
);

/** How far the nightly comparison came. */
@Injectable()
export class ComparisonQueries {
  constructor(private readonly database: Database) {}

  find(): Promise<Comparison | undefined> {
    return this.database.first(find);
  }

  async begin(): Promise<Comparison> {
    return (await this.database.first(begin))!;
  }

  async goOn(after: string | null, found: ComparisonFound): Promise<void> {
    await this.database.run(goOn, [after, JSON.stringify(found)]);
  }

  async finish(found: ComparisonFound): Promise<void> {
    await this.database.run(finish, [JSON.stringify(found)]);
  }

  confirmed(after: number): Promise<{ id: number; key: string }[]> {
    return this.database.run(confirmed, [after]);
  }

  async sendAgain(keys: readonly string[]): Promise<void> {
    await this.database.run(sendAgain, [keys]);
  }

  async removeOld(): Promise<number> {
    return (await this.database.first(removeOld))?.removed ?? 0;
  }
}
