import type { FailedHandOver } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { LARGEST_PAGE, type ListQuery } from '../../../platform/calls/list-query';
import { Page } from '../../../platform/calls/page';
import { Database } from '../../../platform/database/database';
import { instant } from '../../../platform/database/json.fragment';
import { sql, sqlInTransaction } from '../../../platform/database/statement';

const shown = `json_build_object('id', d.id, 'contactId', d.contact_id, 'kind', d.kind, 'error', coalesce(d.error, ''), 'attempts', d.attempts,
'occurredAtUtc', ${instant('d.occurred_at')}, 'failedAtUtc', ${instant('coalesce(d.settled_at, d.created_at)')})`;

const list = sql<{ total: number; rows: FailedHandOver[] }>(
  'pos.list-failed-hand-overs',
  `select (select count(*) from pos_delivery where status = 'failed')::int as total, (select coalesce(json_agg(f.row order by f.id desc), '[]') from (
  select ${shown} as row, d.id from pos_delivery d where d.status = 'failed' order by d.id desc limit $1 offset $2) f) as rows`,
);

/** Held, so that nobody else settles it meanwhile. */
const hold = sqlInTransaction<{ row: FailedHandOver }>(
  'pos.hold-failed-hand-over',
  `select ${shown} as row from pos_delivery d where d.id = $1 and d.status = 'failed' for update of d`,
);

/** What has waited longest; likewise. */
const holdOldest = sqlInTransaction<{ row: FailedHandOver }>(
  'pos.hold-failed-hand-overs',
  `select ${shown} as row from pos_delivery d where d.status = 'failed' order by d.id limit $1 for update of d`,
);

const retry = sqlInTransaction<never>(
  'pos.retry-hand-over',
  `update pos_delivery set status = 'waiting', settled_at = null, attempts = 0, refusals = 0, next_attempt_at = now() where id = any($1)`,
);
/** A waiver's row stays, or the next reading would take away what the point of sale was never told of. */
const discard = sqlInTransaction<never>(
  'pos.discard-hand-over',
  `with gone as (delete from pos_delivery where id = $1 and kind <> 'authorization')
update pos_delivery set status = 'discarded', settled_at = now() where id = $1 and kind = 'authorization'`,
);

@Injectable()
export class FailedHandOversQueries {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  async list({ range = { from: 0, size: LARGEST_PAGE } }: ListQuery): Promise<Page<FailedHandOver>> {
    const found = await this.database.first(list, [range.size, range.from]);
    return new Page(found?.rows ?? [], range.from, found?.total ?? 0);
  }

  async hold(id: number): Promise<FailedHandOver | undefined> {
    return (await this.database.first(hold, [id]))?.row;
  }

  async holdOldest(most: number): Promise<FailedHandOver[]> {
    return (await this.database.run(holdOldest, [most])).map(({ row }) => row);
  }

  async retry(ids: readonly number[]): Promise<void> {
    await this.database.run(retry, [ids]);
  }

  async discard(id: number): Promise<void> {
    await this.database.run(discard, [id]);
  }
}
