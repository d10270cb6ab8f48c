import type { AdminTaskType } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { inReadingOrder } from '../../../platform/database/reading-order';
import { describeRecord, where } from '../../../platform/database/record-shape';
import { RecordTable } from '../../../platform/database/record-table';
import { sql } from '../../../platform/database/statement';
import { TaskTypeEntity } from '../task-type.entity';
import type { Use } from './in-use';

export const taskTypeShape = describeRecord(TaskTypeEntity, { order: 'id', filters: { q: where.contains('r.name') } });

const listUses = sql<Use>(
  'catalog.task-type.uses',
  `select 'task' as entity, id, name from task where task_type_id = $1 order by ${inReadingOrder('name')}, id`,
);

/** The four task types. */
@Injectable()
export class AdminTaskTypesQueries {
  readonly table: RecordTable<AdminTaskType>;

  constructor(private readonly database: Database) {
    this.table = new RecordTable(database, taskTypeShape);
  }

  usesOf(id: number): Promise<Use[]> {
    return this.database.run(listUses, [id]);
  }
}
