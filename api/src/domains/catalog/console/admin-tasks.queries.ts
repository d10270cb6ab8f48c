import type { AdminTask } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { array } from '../../../platform/database/json.fragment';
import { inReadingOrder } from '../../../platform/database/reading-order';
import { describeRecord, where } from '../../../platform/database/record-shape';
import { RecordTable } from '../../../platform/database/record-table';
import { sql } from '../../../platform/database/statement';
import { TaskEntity } from '../task.entity';
import { waiverHasText } from '../waiver-text.fragment';
import type { Use } from './in-use';

export const taskShape = describeRecord(TaskEntity, {
  order: 'name',
  adds: {
    isTextMissing: `r.task_type_id = 1 and not exists (select from waiver w where w.pos_waiver_id = r.pos_waiver_id and ${waiverHasText('w')})`,
    activityNames: array(
      'a.name',
      inReadingOrder('a.name'),
      'activity_task x join activity a on a.id = x.activity_id where x.task_id = r.id',
    ),
  },
  filters: {
    q: where.contains('r.name', 'r.pos_waiver_id', 'r.staff_note'),
    activityId: 'exists (select from activity_task x where x.task_id = r.id and x.activity_id = $)',
    exceptActivityId: where.notLinked('activity_task', 'task_id', 'activity_id'),
  },
});

const listUses = sql<Use>(
  'catalog.task.uses',
  `select 'activity' as entity, a.id, a.name from activity_task x join activity a on a.id = x.activity_id
   where x.task_id = $1 order by ${inReadingOrder('a.name')}, a.id`,
);

/** The console's tasks with the activities that ask them. */
@Injectable()
export class AdminTasksQueries {
  readonly table: RecordTable<AdminTask>;

  constructor(private readonly database: Database) {
    this.table = new RecordTable(database, taskShape);
  }

  usesOf(id: number): Promise<Use[]> {
    return this.database.run(listUses, [id]);
  }
}
