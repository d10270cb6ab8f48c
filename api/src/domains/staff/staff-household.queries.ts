import type { SignatureRow, StaffHousehold } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/statement';
import { instant } from '../catalog/console/record-json.fragment';
import { signatureFields, signatureParts } from '../waivers/console/signature-json.fragment';

type Completion = StaffHousehold['members'][number]['completions'][number];

/** What the household's document does not hold; the newest first. */
export interface HouseholdHistory {
  customerNumbers: Record<string, string>;
  completions: (Completion & { contactId: number })[];
  signatures: SignatureRow[];
}

/** More than a family does in years. */
const most = 500;

const readHistory = sql<{ history: HouseholdHistory }>(
  'staff.read-history',
  `select json_build_object(
'customerNumbers', (select json_object_agg(c.contact_id, c.customer_number) from contact c where c.contact_id = any($1::bigint[])),
'completions', (select coalesce(json_agg(json_build_object('id', d.id, 'contactId', d.contact_id, 'taskId', d.task_id,
    'taskName', coalesce(t.name, y.name), 'taskTypeId', d.task_type_id, 'completedAtUtc', ${instant('d.completed_at')})
    order by d.completed_at desc, d.id desc), '[]')
  from (select * from completion where contact_id = any($1::bigint[]) order by completed_at desc, id desc limit ${most}) d
  join task_type y on y.id = d.task_type_id left join task t on t.id = d.task_id),
'signatures', (select coalesce(json_agg(json_build_object(${signatureFields}) order by s.signed_at desc, s.id), '[]')
  from (select * from signature where contact_id = any($1::bigint[]) order by signed_at desc, id limit ${most}) s ${signatureParts})
) as history`,
);

@Injectable()
export class StaffHouseholdQueries {
  constructor(private readonly database: Database) {}

  async readHistory(contactIds: readonly number[]): Promise<HouseholdHistory> {
    const row = await this.database.first(readHistory, [contactIds]);
    if (!row) throw new Error('The history of a household cannot be read');
    return row.history;
  }
}
