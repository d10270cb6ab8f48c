import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/statement';

/** How the addresses do, all together. Those that are paused by hand count nowhere. */
export interface WebhookHealth {
  readonly delivering: number;
  /** The last tries did not succeed, and go on. */
  readonly failing: number;
  /** Paused because nothing arrived for days, or because the address said that it is gone. */
  readonly paused: number;
  /** How late the oldest message is to an address that takes them, and to one that fails; 0 when none is due. */
  readonly deliveringLateSeconds: number;
  readonly failingLateSeconds: number;
}

const areAny = sql<{ areAny: boolean }>('webhooks.are-any', 'select exists (select from webhook_endpoint) as "areAny"');

const late = (condition: string) =>
  `coalesce(greatest(extract(epoch from now() - min(d.due) filter (where ${condition})), 0), 0)::float8`;

const health = sql<WebhookHealth>(
  'webhooks.health',
  `select count(*) filter (where w.paused_at is null and w.failing_since is null)::integer as delivering,
  count(*) filter (where w.paused_at is null and w.failing_since is not null)::integer as failing,
  count(*) filter (where w.pause_reason <> 'administrator')::integer as paused,
  ${late('w.failing_since is null')} as "deliveringLateSeconds", ${late('w.failing_since is not null')} as "failingLateSeconds"
from webhook_endpoint w left join lateral (
  select min(next_attempt_at) as due from webhook_delivery where endpoint_id = w.id and status = 'waiting' and w.paused_at is null) d on true`,
);

/** Addresses as the worker sees them. */
@Injectable()
export class EndpointsQueries {
  constructor(private readonly database: Database) {}

  async areAny(): Promise<boolean> {
    return (await this.database.first(areAny))?.areAny === true;
  }

  async health(): Promise<WebhookHealth> {
    return (await this.database.first(health))!;
  }
}
