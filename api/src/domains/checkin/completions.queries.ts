import type { StaffHousehold } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { instant } from '../../platform/database/json.fragment';
import { sql } from '../../platform/database/statement';

export type CompletionOfContact = StaffHousehold['members'][number]['completions'][number] & {
  readonly contactId: number;
};

/** More than a family does in years. */
const most = 500;

const listCompletions = sql<{ completions: CompletionOfContact[] }>(
  'checkin.list-completions',
  `select coalesce(json_agg(json_build_object('id', d.id, 'contactId', d.contact_id, 'taskId', d.task_id,
    'taskName', coalesce(t.name, y.name), 'taskTypeId', d.task_type_id, 'completedAtUtc', ${instant('d.completed_at')})
    order by d.completed_at desc, d.id desc), '[]') as completions
from (select * from completion where contact_id = any($1::bigint[]) order by completed_at desc, id desc limit ${most}) d
join task_type y on y.id = d.task_type_id left join task t on t.id = d.task_id`,
);

/** What was completed. */
@Injectable()
export class CompletionsQueries {
  constructor(private readonly database: Database) {}

  async list(contactIds: readonly number[]): Promise<CompletionOfContact[]> {
    return (await this.database.first(listCompletions, [contactIds]))?.completions ?? [];
  }
}
