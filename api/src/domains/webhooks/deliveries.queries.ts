import type { ArrivalEvent } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { isPutOff, PutOffWork } from '../../platform/clock/put-off-work';
import { Database } from '../../platform/database/database';
import { base64 } from '../../platform/database/json.fragment';
import { sql, sqlInTransaction } from '../../platform/database/statement';
import { addWork } from '../../platform/jobs/outbox.fragment';
import { longestPause } from '../../platform/jobs/planned-pause';
import { deliveryPauses } from './delivery-schedule';
import { eventJson } from './event-json.fragment';

/** A delivery whose time has come. */
export interface OpenDelivery {
  readonly endpointId: number;
  readonly url: string;
  readonly event: ArrivalEvent;
  /** Base64. */
  readonly secrets: readonly { readonly number: number; readonly keyId: string; readonly sealed: string }[];
}

export interface Attempt {
  readonly deliveryId: number;
  readonly attempt: number;
  readonly at: Date;
  readonly url: string;
  readonly status: number | null;
  readonly error: string | null;
  readonly answer: string;
  readonly tookMs: number;
  readonly isDelivered: boolean;
  /** Null when it was the last one. */
  readonly pauseSeconds: number | null;
  /** The address says that it does not want any more. */
  readonly isGone: boolean;
}

/** So many at once to one address, and one while it fails: a slow one holds nobody up but itself. */
const AT_ONCE = 4;
/** A job that was lost with its row is handed out again after this. */
const LOST_AFTER_MINUTES = 30;

/** Nobody counts what goes out while somebody else hands out. False when somebody does. */
const tryLock = sqlInTransaction<{ isMine: boolean }>(
  'webhooks.lock-hand-out',
  `select pg_try_advisory_xact_lock(hashtextextended('arrival deliveries', 0)) as "isMine"`,
);

/** What is due, oldest first, becomes a job for each try. */
const handOut = sqlInTransaction<{ handed: number }>(
  'webhooks.hand-out',
  `with free as (
  select w.id, case when w.failing_since is null then ${AT_ONCE} else 1 end - (
    select count(*) from webhook_delivery d
    where d.endpoint_id = w.id and d.handed_at > now() - interval '${LOST_AFTER_MINUTES} minutes') as places
  from webhook_endpoint w where w.paused_at is null
), due as (
  select d.id from free f cross join lateral (
    select d.id from webhook_delivery d where d.endpoint_id = f.id and d.status = 'waiting' and d.next_attempt_at <= now()
      and (d.handed_at is null or d.handed_at <= now() - interval '${LOST_AFTER_MINUTES} minutes')
    order by d.next_attempt_at, d.id limit greatest(f.places, 0)) d
), handed as (
  update webhook_delivery d set handed_at = now() from due where d.id = due.id returning d.id, d.attempts
), queued as (
  ${addWork(`select 'webhooks.attempt-delivery', jsonb_build_object('deliveryId', id, 'attempt', attempts + 1), null, null from handed`)}
)
select count(*)::integer as handed from handed`,
);

/** $1 delivery, $2 the number of the try. */
const open = sql<OpenDelivery>(
  'webhooks.open-delivery',
  `select w.id as "endpointId", w.url, ${eventJson} as event, (
    select coalesce(json_agg(json_build_object('number', s.number, 'keyId', s.key_id,
      'sealed', ${base64('s.sealed')}) order by s.number desc), '[]')
    from webhook_secret s where s.endpoint_id = w.id and (s.ends_at is null or s.ends_at > now())) as secrets
from webhook_delivery d join webhook_endpoint w on w.id = d.endpoint_id join event e on e.id = d.event_id
where d.id = $1 and d.attempts = $2 - 1 and d.status = 'waiting' and w.paused_at is null`,
);

/** $1 delivery: it waits for its address to go on. */
const putBack = sql<never>(
  'webhooks.put-back',
  'update webhook_delivery set handed_at = null where id = $1 and handed_at is not null',
);

const bringNear = sql<never>(
  'webhooks.bring-deliveries-near',
  `update webhook_delivery set next_attempt_at = least(next_attempt_at, now()), handed_at = null
where status = 'waiting' and (${isPutOff('next_attempt_at', longestPause('attempts', deliveryPauses))} or ${isPutOff('handed_at', 0)})`,
);

/** Whether the endpoint `w` failed for five days, and for half a day now: after a quiet time one failure says nothing. */
const isFailing = `w.failing_since < now() - interval '5 days' and exists (
    select from webhook_delivery d join webhook_attempt a on a.delivery_id = d.id
    where d.endpoint_id = w.id and a.attempted_at between now() - interval '1 day' and now() - interval '12 hours')`;

/** A try that was recorded already changes nothing. After five days of failures nothing more is sent until somebody starts it again. */
const record = sql<{ isPaused: boolean }>(
  'webhooks.record-attempt',
  `with tried as (
  update webhook_delivery set attempts = $2, handed_at = null,
    status = case when $9 then 'delivered' when $10::double precision is null then 'failed' else 'waiting' end,
    delivered_at = case when $9 then now() end,
    next_attempt_at = case when not $9 then now() + make_interval(secs => $10::double precision) end
  where id = $1 and attempts = $2 - 1 and status = 'waiting' returning id, endpoint_id
), logged as (
  insert into webhook_attempt (delivery_id, attempted_at, url, status, error, answer, took_ms)
  select id, $3, $4, $5, $6, $7, $8 from tried
)
update webhook_endpoint w set failing_since = case when not $9 then coalesce(w.failing_since, now()) end,
  paused_at = case when not $9 and ($11 or ${isFailing}) then coalesce(w.paused_at, now()) else w.paused_at end,
  pause_reason = case when $9 or w.paused_at is not null then w.pause_reason when $11 then 'gone' when ${isFailing} then 'failing' end
from tried where w.id = tried.endpoint_id and (not $9 or w.failing_since is not null)
returning w.paused_at is not null as "isPaused"`,
);

/** Deliveries as the worker sees them. */
@Injectable()
export class DeliveriesQueries {
  constructor(
    private readonly database: Database,
    putOff: PutOffWork,
  ) {
    putOff.register(() => database.run(bringNear));
  }

  async tryLock(): Promise<boolean> {
    return (await this.database.first(tryLock))?.isMine === true;
  }

  async handOut(): Promise<number> {
    return (await this.database.first(handOut))?.handed ?? 0;
  }

  open(deliveryId: number, attempt: number): Promise<OpenDelivery | undefined> {
    return this.database.first(open, [deliveryId, attempt]);
  }

  async putBack(deliveryId: number): Promise<void> {
    await this.database.run(putBack, [deliveryId]);
  }

  /** Answers whether this paused the address. */
  async record(one: Attempt): Promise<boolean> {
    const request = [one.deliveryId, one.attempt, one.at, one.url];
    const answer = [one.status, one.error, one.answer, one.tookMs];
    const rows = await this.database.run(record, [
      ...request,
      ...answer,
      one.isDelivered,
      one.pauseSeconds,
      one.isGone,
    ]);
    return rows[0]?.isPaused === true;
  }
}
