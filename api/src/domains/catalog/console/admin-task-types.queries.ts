import type { AdminTaskType } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { instant } from '../../../platform/database/json.fragment';
import { RecordTable, where } from '../../../platform/database/record-table';
import { sql } from '../../../platform/database/statement';
import type { Use } from './in-use';

const shape = {
  name: 'catalog.task-type',
  table: 'task_type',
  columns: {
    name: 'name',
    isDeleted: 'is_deleted',
    enableShoeSize: 'enable_shoe_size',
    enableStance: 'enable_stance',
    effectiveDays: 'effective_days',
  },
  json: `json_build_object('id', r.id, 'name', r.name, 'isDeleted', r.is_deleted, 'enableShoeSize', r.enable_shoe_size,
  'enableStance', r.enable_stance, 'effectiveDays', r.effective_days, 'version', r.version, 'modifiedDateUtc', ${instant('r.modified_at')})`,
  sorts: {
    id: 'r.id',
    name: 'lower(r.name)',
    isDeleted: 'r.is_deleted',
    enableShoeSize: 'r.enable_shoe_size',
    enableStance: 'r.enable_stance',
    effectiveDays: 'r.effective_days',
    modifiedDateUtc: 'r.modified_at',
  },
  filters: { q: where.contains('r.name'), id: where.ids(), isDeleted: where.is('r.is_deleted', 'boolean') },
} as const;

const listUses = sql<Use>(
  'catalog.task-type.uses',
  `select 'task' as entity, id, name from task where task_type_id = $1 order by lower(name), id`,
);

/** The four task types. */
@Injectable()
export class AdminTaskTypesQueries {
  readonly table: RecordTable<AdminTaskType>;

  constructor(private readonly database: Database) {
    this.table = new RecordTable(database, shape);
  }

  usesOf(id: number): Promise<Use[]> {
    return this.database.run(listUses, [id]);
  }
}
