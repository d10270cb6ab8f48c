import {
  type DeliveryStatus,
  deliveryStatuses,
  type WebhookDelivery,
  type WebhookDeliveryDetail,
} from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { array, instant } from '../../../platform/database/json.fragment';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { eventJson } from '../event-json.fragment';

const tryJson = (
  a: string,
) => `json_build_object('attemptedAtUtc', ${instant(`${a}.attempted_at`)}, 'url', ${a}.url, 'status', ${a}.status,
  'error', ${a}.error, 'answer', ${a}.answer, 'tookMs', ${a}.took_ms)`;

const fields = `'id', d.id, 'type', e.type, 'householdId', e.head_contact_id, 'number', e.number, 'status', d.status, 'attempts', d.attempts,
  'createdAtUtc', ${instant('d.created_at')}, 'nextAttemptAtUtc', ${instant('d.next_attempt_at')},
  'lastTry', (select ${tryJson('a')} from webhook_attempt a where a.delivery_id = d.id order by a.id desc limit 1)`;

/** $1 endpoint, $2 the id before which or null, $3 how many. A statement for each status, whose own index finds few among millions. */
const listOf = (status: DeliveryStatus | 'any', condition: string) =>
  sql<{ deliveries: WebhookDelivery[] }>(
    `webhooks.list-deliveries-${status}`,
    `select coalesce(json_agg(json_build_object(${fields}) order by d.id desc), '[]') as deliveries
from (select * from webhook_delivery d where d.endpoint_id = $1 and ${condition} and ($2::bigint is null or d.id < $2)
  order by d.id desc limit $3) d join event e on e.id = d.event_id`,
  );
const listAll = listOf('any', 'true');
const listWith = new Map(deliveryStatuses.map((status) => [status, listOf(status, `d.status = '${status}'`)]));

const find = sql<{ detail: WebhookDeliveryDetail }>(
  'webhooks.find-delivery',
  `select json_build_object(${fields}, 'event', ${eventJson},
  'tries', ${array(tryJson('t'), 't.id desc', 'webhook_attempt t where t.delivery_id = d.id')}) as detail
from webhook_delivery d join event e on e.id = d.event_id where d.endpoint_id = $1 and d.id = $2`,
);

const anew = `update webhook_delivery set status = 'waiting', attempts = 0, next_attempt_at = now(), handed_at = null, delivered_at = null`;

/** $1 endpoint, $2 delivery: tried as if new, by the same webhook-id. */
const resend = sqlInTransaction<{ id: number }>(
  'webhooks.resend',
  `${anew} where endpoint_id = $1 and id = $2 returning id`,
);

/** $1 endpoint, $2 how many. */
const resendFailed = sqlInTransaction<{ resent: number }>(
  'webhooks.resend-failed',
  `with wanted as (select id from webhook_delivery where endpoint_id = $1 and status = 'failed' order by id limit $2), again as (
  ${anew} where id in (select id from wanted) returning 1
)
select count(*)::integer as resent from again`,
);

/** $1 endpoint. The event has no place, so that no list has it. */
const test = sqlInTransaction<{ id: number }>(
  'webhooks.test',
  `with told as (insert into event (type, occurred_at, data) values ('webhook.test', now(), '{}') returning id)
insert into webhook_delivery (endpoint_id, event_id, next_attempt_at) select $1, id, now() from told returning id`,
);

/** Deliveries as administrators look at them. */
@Injectable()
export class AdminDeliveriesQueries {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  async list(
    endpointId: number,
    status: DeliveryStatus | null,
    before: number | null,
    most: number,
  ): Promise<WebhookDelivery[]> {
    const list = (status && listWith.get(status)) ?? listAll;
    return (await this.database.first(list, [endpointId, before, most]))?.deliveries ?? [];
  }

  async find(endpointId: number, id: number): Promise<WebhookDeliveryDetail | undefined> {
    return (await this.database.first(find, [endpointId, id]))?.detail;
  }

  async resend(endpointId: number, id: number): Promise<void> {
    await this.database.run(resend, [endpointId, id]);
  }

  async resendFailed(endpointId: number, most: number): Promise<number> {
    return (await this.database.first(resendFailed, [endpointId, most]))?.resent ?? 0;
  }

  async test(endpointId: number): Promise<number> {
    return (await this.database.first(test, [endpointId]))!.id;
  }
}
