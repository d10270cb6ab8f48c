import type { AdminTask } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { array } from '../../../platform/database/json.fragment';
import { RecordTable, where } from '../../../platform/database/record-table';
import { sql } from '../../../platform/database/statement';
import type { Use } from './in-use';
import { taskFields } from './record-json.fragment';

const shape = {
  name: 'catalog.task',
  table: 'task',
  columns: {
    name: 'name',
    taskTypeId: 'task_type_id',
    ageMin: 'age_min',
    ageMax: 'age_max',
    isOptional: 'is_optional',
    posWaiverId: 'pos_waiver_id',
    externalWaiverId: 'external_waiver_id',
    consolidateWaivers: 'consolidate_waivers',
    useTodayAsValidationDate: 'use_today_as_validation_date',
    startEffectiveDate: 'start_effective_date',
    endEffectiveDate: 'end_effective_date',
    validationDate: 'validation_date',
    enableAgreeCheckbox: 'enable_agree_checkbox',
    enableTextSignature: 'enable_text_signature',
    enableWetSignature: 'enable_wet_signature',
    customComment: 'custom_comment',
  },
  json: `json_build_object(${taskFields('r')}, 'version', r.version, 'isTextMissing', r.task_type_id = 1 and not exists
    (select from waiver w where w.pos_waiver_id = r.pos_waiver_id and w.text_hash is not null),
  'activityNames', ${array('a.name', 'lower(a.name)', 'activity_task x join activity a on a.id = x.activity_id where x.task_id = r.id')})`,
  sorts: {
    name: 'lower(r.name)',
    id: 'r.id',
    taskTypeId: 'r.task_type_id',
    ageMin: 'r.age_min',
    ageMax: 'r.age_max',
    isOptional: 'r.is_optional',
    posWaiverId: 'r.pos_waiver_id',
    modifiedDateUtc: 'r.modified_at',
  },
  filters: {
    q: where.contains('r.name', 'r.pos_waiver_id'),
    id: where.ids(),
    taskTypeId: where.is('r.task_type_id', 'integer'),
    isOptional: where.is('r.is_optional', 'boolean'),
    posWaiverId: where.is('r.pos_waiver_id', 'text'),
    activityId: '($::integer is null or exists (select from activity_task x where x.task_id = r.id and x.activity_id = $::integer))',
    exceptActivityId: where.notLinked('activity_task', 'task_id', 'activity_id'),
  },
} as const;

const listUses = sql<Use>(
  'catalog.task.uses',
  `select 'activity' as entity, a.id, a.name from activity_task x join activity a on a.id = x.activity_id
   where x.task_id = $1 order by lower(a.name), a.id`,
);

/** The console's tasks with the activities that ask them. */
@Injectable()
export class AdminTasksQueries {
  readonly table: RecordTable<AdminTask>;

  constructor(private readonly database: Database) {
    this.table = new RecordTable(database, shape);
  }

  usesOf(id: number): Promise<Use[]> {
    return this.database.run(listUses, [id]);
  }
}
