import type { AdminRetention, RetentionClass, RetentionRun } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { ListQuery } from '../../platform/calls/list-query';
import type { Page } from '../../platform/calls/page';
import { Database } from '../../platform/database/database';
import { instant } from '../../platform/database/json.fragment';
import { describeRecord } from '../../platform/database/record-shape';
import { RecordTable } from '../../platform/database/record-table';
import { sqlInTransaction } from '../../platform/database/statement';
import type { Removal } from '../../platform/retention/expired-data';
import { RetentionRunEntity } from './retention-run.entity';
import { RetentionSettingEntity } from './retention-setting.entity';

const THE_ROW = 1;
const settingShape = describeRecord(RetentionSettingEntity, { order: 'id', without: ['id'] });
const runShape = describeRecord(RetentionRunEntity, { order: 'id', without: ['jobId'] });

/** A class that this run has finished answers no row. Taken up again it has the day that it began with, or an earlier one of a longer period. */
const begin = sqlInTransaction<{ id: number; keptFrom: Date }>(
  'privacy.begin-retention-run',
  `insert into retention_run (job_id, class, kept_from) values ($1, $2, $3)
on conflict (job_id, class) do update set kept_from = least(retention_run.kept_from, excluded.kept_from)
where retention_run.finished_at is null returning id, kept_from as "keptFrom"`,
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
  readonly #settings: RecordTable<AdminRetention>;
  readonly #runs: RecordTable<RetentionRun>;

  constructor(private readonly database: Database) {
    this.#settings = new RecordTable(database, settingShape);
    this.#runs = new RecordTable(database, runShape);
  }

  async find(): Promise<AdminRetention> {
    const found = await this.#settings.find(THE_ROW);
    if (!found) throw new Error('The periods of retention are missing');
    return found;
  }

  save(periods: Readonly<Record<RetentionClass, number>>): Promise<void> {
    return this.#settings.update(THE_ROW, this.#settings.valuesOf(periods));
  }

  /** The newest first. */
  listRuns({ range, filter }: ListQuery): Promise<Page<RetentionRun>> {
    return this.#runs.list({ range, filter, sort: { field: 'id', isDescending: true } });
  }

  /** Undefined when this run has finished the class already. */
  begin(
    jobId: string,
    retentionClass: RetentionClass,
    keptFrom: Date,
  ): Promise<{ readonly id: number; readonly keptFrom: Date } | undefined> {
    return this.database.first(begin, [jobId, retentionClass, keptFrom]);
  }

  async count(id: number, { removed, oldest }: Removal): Promise<void> {
    await this.database.run(count, [id, removed, oldest]);
  }

  async finish(id: number): Promise<Pick<RetentionRun, 'removed' | 'oldestAtUtc' | 'keptFromUtc'>> {
    const [run] = await this.database.run(finish, [id]);
    return run!;
  }
}
