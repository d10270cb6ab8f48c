import type { AdminRetention, RetentionClass, RetentionRun } from '@arrival/contracts';
import { retentionClasses } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { instant } from '../../platform/database/json.fragment';
import { sql, sqlInTransaction } from '../../platform/database/statement';
import { LARGEST_PAGE, type ListQuery } from '../../platform/http/list-query';
import { Page } from '../../platform/http/page';
import type { Removal } from '../../platform/retention/expired-data';

const columns: Readonly<Record<RetentionClass, string>> = {
  healthAnswers: 'health_answers',
  idempotencyRecords: 'idempotency_records',
  refusedUploads: 'refused_uploads',
  auditTrail: 'audit_trail',
  signatures: 'signatures',
  photos: 'photos',
  households: 'households',
};

const find = sql<AdminRetention>(
  'privacy.find-retention',
  `select ${retentionClasses.map((name) => `${columns[name]} as "${name}"`).join(', ')}, version, ${instant('modified_at')} as "modifiedDateUtc"
from retention_setting where id = 1`,
);

const save = sqlInTransaction<never>(
  'privacy.save-retention',
  `update retention_setting set ${retentionClasses.map((name, index) => `${columns[name]} = $${index + 1}`).join(', ')},
version = version + 1, modified_at = now() where id = 1`,
);

const runJson = `json_build_object('id', r.id, 'retentionClass', r.class, 'startedAtUtc', ${instant('r.started_at')},
  'finishedAtUtc', ${instant('r.finished_at')}, 'keptFromUtc', ${instant('r.kept_from')}, 'removed', r.removed,
  'oldestAtUtc', ${instant('r.oldest')})`;

const listRuns = sql<{ total: number; rows: RetentionRun[] }>(
  'privacy.list-retention-runs',
  `select (select count(*) from retention_run r where $3::text is null or r.class = $3)::integer as total,
(select coalesce(json_agg(${runJson} order by r.id desc), '[]') from (
  select * from retention_run r where $3::text is null or r.class = $3 order by r.id desc limit $1 offset $2) r) as rows`,
);

/** A class that this run has finished answers no row. */
const begin = sqlInTransaction<{ id: number }>(
  'privacy.begin-retention-run',
  `insert into retention_run (job_id, class, kept_from) values ($1, $2, $3)
on conflict (job_id, class) do update set kept_from = retention_run.kept_from where retention_run.finished_at is null returning id`,
);

const count = sqlInTransaction<never>(
  'privacy.count-removed',
  'update retention_run set removed = removed + $2, oldest = least(oldest, $3) where id = $1',
);

const finish = sqlInTransaction<RetentionRun>(
  'privacy.finish-retention-run',
  `update retention_run r set finished_at = now() where id = $1 returning removed, ${instant('oldest')} as "oldestAtUtc",
${instant('kept_from')} as "keptFromUtc"`,
);

@Injectable()
export class RetentionQueries {
  constructor(private readonly database: Database) {}

  async find(): Promise<AdminRetention> {
    const found = await this.database.first(find);
    if (!found) throw new Error('The periods of retention are missing');
    return found;
  }

  async save(periods: Readonly<Record<RetentionClass, number>>): Promise<void> {
    await this.database.run(
      save,
      retentionClasses.map((name) => periods[name]),
    );
  }

  /** The newest first. */
  async listRuns({ range = { from: 0, size: LARGEST_PAGE }, filter = {} }: ListQuery): Promise<Page<RetentionRun>> {
    const found = await this.database.first(listRuns, [range.size, range.from, filter['retentionClass'] ?? null]);
    return new Page(found?.rows ?? [], range.from, found?.total ?? 0);
  }

  /** Undefined when this run has finished the class already. */
  async begin(jobId: string, retentionClass: RetentionClass, keptFrom: Date): Promise<number | undefined> {
    return (await this.database.first(begin, [jobId, retentionClass, keptFrom]))?.id;
  }

  async count(id: number, { removed, oldest }: Removal): Promise<void> {
    await this.database.run(count, [id, removed, oldest]);
  }

  async finish(id: number): Promise<Pick<RetentionRun, 'removed' | 'oldestAtUtc' | 'keptFromUtc'>> {
    const [run] = await this.database.run(finish, [id]);
    return run!;
  }
}
