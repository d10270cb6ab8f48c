import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql, sqlInTransaction } from '../../platform/database/statement';
import { householdDocuments, householdVersions } from '../pos/household-versions.fragment';
import type { DocumentedHousehold } from './household-deciders';
import type { DecidedRange } from './ranges-ahead';
import type { ReportGenerationEntity } from './report-generation.entity';

export interface Generation {
  readonly id: number;
  readonly state: ReportGenerationEntity['state'];
  readonly decidedAsOf: string | null;
  readonly lastHead: number;
  readonly households: number;
  readonly householdsTotal: number;
  readonly rowCount: number;
  readonly progressedAt: Date;
  readonly finishedAt: Date | null;
  readonly keptAt: Date | null;
}

const fields = `id, state, decided_as_of as "decidedAsOf", last_head as "lastHead", households, households_total as "householdsTotal",
  row_count as "rowCount", progressed_at as "progressedAt", finished_at as "finishedAt", kept_at as "keptAt"`;

const find = sql<Generation>('reporting.find', `select ${fields} from report_generation where id = $1`);
const newest = sql<Generation>('reporting.newest', `select ${fields} from report_generation order by id desc limit 1`);
export const findWhole = sql<Generation>(
  'reporting.whole',
  `select ${fields} from report_generation where state = 'whole'`,
);

/** Nothing when one is under way: whoever asks then joins it (D33). */
const ask = sqlInTransaction<{ id: number }>(
  'reporting.ask',
  'insert into report_generation default values on conflict (is_under_way) where is_under_way do nothing returning id',
);

const begin = sqlInTransaction<{ id: number }>(
  'reporting.begin',
  `update report_generation set state = 'running', decided_as_of = $2, last_head = 0, households = 0, row_count = 0, progressed_at = now(),
    households_total = (select count(*) from (${householdVersions}) h)
   where id = $1 and is_under_way returning id`,
);

/** Nothing when it was stopped meanwhile. */
const advance = sqlInTransaction<{ id: number }>(
  'reporting.advance',
  `update report_generation set last_head = $2, households = households + $3, row_count = row_count + $4, progressed_at = now()
   where id = $1 and state = 'running' returning id`,
);

/** The whole one gives way to the next whole one alone: what was stopped as it ended leaves it. */
const finish = sqlInTransaction<Generation>(
  'reporting.finish',
  `with finished as (
  update report_generation set state = $2, is_under_way = false, progressed_at = now(), finished_at = now()
  where id = $1 and is_under_way returning *
), replaced as (
  update report_generation set state = 'old' where state = 'whole' and $2 = 'whole' and exists (select from finished)
) select ${fields} from finished`,
);

const keep = sql<never>(
  'reporting.keep',
  "update report_generation set kept_at = now() where id = $1 and state = 'whole'",
);

const next = sql<DocumentedHousehold>(
  'reporting.next-households',
  `select * from (${householdDocuments}) h where head > $1 order by head limit $2`,
);

/** Households that the generation $1 decided at another version, does not know, or should not know any more; `range` is a condition on their ids. */
const changedSince = (range: (head: string) => string): string => `select coalesce(h.head, r.head_contact_id) as head
  from (select * from (${householdVersions}) v where ${range('v.head')}) h
  full join (select head_contact_id, version from report_household where generation_id = $1 and ${range('head_contact_id')}) r
    on r.head_contact_id = h.head
  where r.version is distinct from h.version`;

export const findChanged = sql<{ head: number }>(
  'reporting.changed-since',
  changedSince(() => 'true'),
);
/** Those after $2, up to $3. */
export const findChangedBetween = sql<{ head: number }>(
  'reporting.changed-between',
  changedSince((head) => `${head} > $2 and ${head} <= $3`),
);
const changed = sql<{ head: number }>('reporting.changed', `${changedSince(() => 'true')} limit $2`);

const lockRows = sqlInTransaction<never>(
  'reporting.lock-rows',
  "select pg_advisory_xact_lock(hashtextextended('arrival report', 0))",
);
export const documentsOf = sqlInTransaction<DocumentedHousehold>(
  'reporting.documents-of',
  `select * from (${householdDocuments}) h where head = any($1::bigint[])`,
);
const removeRowsOf = sqlInTransaction<never>(
  'reporting.remove-rows-of',
  'delete from report_row where generation_id = $1 and head_contact_id = any($2::bigint[])',
);
const removeArrivalsOf = sqlInTransaction<never>(
  'reporting.remove-arrivals-of',
  'delete from report_arrival where generation_id = $1 and head_contact_id = any($2::bigint[])',
);
const removeVersionsOf = sqlInTransaction<never>(
  'reporting.remove-versions-of',
  'delete from report_household where generation_id = $1 and head_contact_id = any($2::bigint[])',
);
const insertVersions = sqlInTransaction<never>(
  'reporting.insert-versions',
  'insert into report_household (generation_id, head_contact_id, version, expected) select $1, * from unnest($2::bigint[], $3::bigint[], $4::jsonb[])',
);

const leftovers = sql<{ id: number }>(
  'reporting.leftovers',
  `select id from report_generation g where state in ('old', 'failed', 'stopped')
   and (exists (select from report_household where generation_id = g.id) or exists (select from report_row where generation_id = g.id)
     or exists (select from report_arrival where generation_id = g.id))`,
);
const removeRows = sql<{ head: number }>(
  'reporting.remove-rows',
  `delete from report_row where (generation_id, head_contact_id, place) in
    (select generation_id, head_contact_id, place from report_row where generation_id = $1 limit $2) returning head_contact_id as head`,
);
const removeArrivals = sql<{ head: number }>(
  'reporting.remove-arrivals',
  `delete from report_arrival where (generation_id, head_contact_id, location_id, day) in
    (select generation_id, head_contact_id, location_id, day from report_arrival where generation_id = $1 limit $2) returning head_contact_id as head`,
);
const removeVersions = sql<{ head: number }>(
  'reporting.remove-versions',
  `delete from report_household where (generation_id, head_contact_id) in
    (select generation_id, head_contact_id from report_household where generation_id = $1 limit $2) returning head_contact_id as head`,
);

/** The generations of the report and what each of them knows of households. */
@Injectable()
export class GenerationsQueries {
  constructor(private readonly database: Database) {}

  find = (id: number) => this.database.first(find, [id]);
  newest = () => this.database.first(newest);
  whole = () => this.database.first(findWhole);

  /** The new one's id, or undefined when one is under way. */
  async ask(): Promise<number | undefined> {
    return (await this.database.first(ask))?.id;
  }

  async begin(id: number, asOf: string): Promise<boolean> {
    return (await this.database.run(begin, [id, asOf])).length === 1;
  }

  async advance(id: number, lastHead: number, households: number, rows: number): Promise<boolean> {
    return (await this.database.run(advance, [id, lastHead, households, rows])).length === 1;
  }

  /** Undefined when it was not under way any more. */
  finish(id: number, state: 'whole' | 'failed' | 'stopped'): Promise<Generation | undefined> {
    return this.database.first(finish, [id, state]);
  }

  /** Says that its rows are up to date. */
  async noteKept(id: number): Promise<void> {
    await this.database.run(keep, [id]);
  }

  next = (after: number, most: number) => this.database.run(next, [after, most]);

  async changed(id: number, most: number): Promise<number[]> {
    return (await this.database.run(changed, [id, most])).map(({ head }) => head);
  }

  /** Until the unit of work ends nobody else replaces rows. */
  async lockRows(): Promise<void> {
    await this.database.run(lockRows);
  }

  documentsOf = (heads: readonly number[]) => this.database.run(documentsOf, [heads]);

  async forget(id: number, heads: readonly number[]): Promise<void> {
    for (const remove of [removeRowsOf, removeArrivalsOf, removeVersionsOf])
      await this.database.run(remove, [id, heads]);
  }

  async remember(id: number, { households, pieces }: DecidedRange): Promise<void> {
    await this.database.run(insertVersions, [
      id,
      households.map(({ head }) => head),
      households.map(({ version }) => version),
      pieces.flatMap(({ expected }) => expected),
    ]);
  }

  async leftovers(): Promise<number[]> {
    return (await this.database.run(leftovers)).map(({ id }) => id);
  }

  /** Some rows of a generation that nobody reads; answers how many there were. */
  async remove(id: number, most: number): Promise<number> {
    for (const remove of [removeRows, removeArrivals]) {
      const { length } = await this.database.run(remove, [id, most]);
      if (length > 0) return length;
    }
    return (await this.database.run(removeVersions, [id, most])).length;
  }
}
