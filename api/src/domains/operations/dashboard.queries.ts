import type { Dashboard } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { inReadingOrder } from '../../platform/database/reading-order';
import { sql } from '../../platform/database/statement';
import { waiverHasText } from '../catalog/waiver-text.fragment';
import { headOf } from '../pos/contacts.fragment';
import { isEachPurchaseFiltered } from '../pos/purchases.fragment';

interface NamedTask {
  id: number;
  name: string;
}

/** What the configuration in memory does not know. */
export interface DashboardState {
  hasOwnTexts: boolean;
  hasOwnTheme: boolean;
  /** 1Risk's address and secret are set. */
  isOneRiskSet: boolean;
  administrators: number;
  unusedTasks: NamedTask[];
  /** Waivers that an activity asks for and that have no text, from the moment when they are linked (D55). */
  textlessTasks: (NamedTask & { posWaiverId: string; externalWaiverId: string | null })[];
  /** Codes of the settings let no purchase count (D10), though some are known: a slip in one of them asks nobody for anything. */
  isEachPurchaseFiltered: boolean;
  waitingJobs: number;
  failedJobs: { count: number; names: string[] };
}

export interface DayRow {
  completions: number;
  members: number;
  medianSeconds: number | null;
  byHour: { hour: number; count: number }[];
  byTask: Dashboard['today']['byTask'];
}

const readState = sql<{ state: DashboardState }>(
  'operations.read-state',
  `select json_build_object(
'hasOwnTexts', (select language_settings <> '{}' from admin_settings where id = 1),
'hasOwnTheme', (select theme_settings <> '{}' from admin_settings where id = 1),
'isOneRiskSet', (select one_risk_url is not null and one_risk_secret_sealed is not null from admin_settings where id = 1),
'administrators', (select count(*) from admin_email where not is_deleted and role = 'administrator'),
'unusedTasks', (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by ${inReadingOrder('t.name')}, t.id), '[]')
  from task t join task_type y on y.id = t.task_type_id and not y.is_deleted
  where not exists (select from activity_task x where x.task_id = t.id)),
'textlessTasks', (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'posWaiverId', t.pos_waiver_id,
    'externalWaiverId', t.external_waiver_id)
    order by ${inReadingOrder('t.name')}, t.id), '[]')
  from task t join task_type y on y.id = t.task_type_id and not y.is_deleted
  where t.task_type_id = 1 and exists (select from activity_task x where x.task_id = t.id)
    and not exists (select from waiver w where w.pos_waiver_id = t.pos_waiver_id and ${waiverHasText('w')})),
'isEachPurchaseFiltered', (select ${isEachPurchaseFiltered({ resorts: 's.resort_codes', groups: 's.resort_group_codes', places: 's.sales_location_ids' })}
  from admin_settings s where s.id = 1),
'waitingJobs', (select count(*) from outbox o where enqueued_at is null and created_at < now() - interval '5 minutes'
  or created_at < now() - interval '1 hour' and not exists (select from failed_job f where f.id = o.id::text)),
'failedJobs', (select json_build_object('count', count(*), 'names', coalesce(json_agg(distinct job), '[]')) from failed_job)
) as state`,
);

/** $1 the day, $2 the zone it is counted in. */
const readDay = sql<{ day: DayRow }>(
  'operations.read-day',
  `with done as materialized (
  select contact_id, task_id, task_type_id, completed_at, extract(hour from completed_at at time zone $2)::integer as hour from completion
  where completed_at >= ($1::date)::timestamp at time zone $2 and completed_at < ($1::date + 1)::timestamp at time zone $2
)
select json_build_object(
'completions', (select count(*) from done), 'members', (select count(distinct contact_id) from done),
'medianSeconds', (select round(percentile_cont(0.5) within group (order by extract(epoch from took)))::integer
  from (select max(last) - min(first) as took from (
      select contact_id, min(completed_at) as first, max(completed_at) as last, count(*) as tasks from done group by contact_id) m
    group by ${headOf('m.contact_id')} having sum(tasks) > 1) h),
'byHour', (select coalesce(json_agg(h), '[]') from (select hour, count(*) as count from done group by hour order by hour) h),
'byTask', (select coalesce(json_agg(json_build_object('taskId', d.task_id, 'taskName', coalesce(t.name, y.name), 'count', d.count)
    order by d.count desc, d.task_id), '[]')
  from (select task_id, task_type_id, count(*) as count from done group by task_id, task_type_id) d
  join task_type y on y.id = d.task_type_id left join task t on t.id = d.task_id)
) as day`,
);

@Injectable()
export class DashboardQueries {
  constructor(private readonly database: Database) {}

  async readState(): Promise<DashboardState> {
    const row = await this.database.first(readState);
    if (!row) throw new Error('The state of the dashboard cannot be read');
    return row.state;
  }

  async readDay(day: string, timeZone: string): Promise<DayRow> {
    const row = await this.database.first(readDay, [day, timeZone]);
    if (!row) throw new Error('The check-ins of the day cannot be read');
    return row.day;
  }
}
