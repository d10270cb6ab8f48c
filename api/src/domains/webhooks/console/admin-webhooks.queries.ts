import type { Webhook } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { instant } from '../../../platform/database/json.fragment';
import { describeRecord, where } from '../../../platform/database/record-shape';
import { RecordTable } from '../../../platform/database/record-table';
import { sqlInTransaction } from '../../../platform/database/statement';
import { WebhookEndpointEntity } from '../webhook-endpoint.entity';

const atMost = (condition: string) =>
  `(select count(*) from (select from webhook_delivery d where d.endpoint_id = r.id and ${condition} limit 1000) d)`;

const webhookShape = describeRecord(WebhookEndpointEntity, {
  order: 'url',
  adds: {
    state:
      "case when r.paused_at is not null then 'paused' when r.failing_since is not null then 'failing' else 'delivering' end",
    waiting: atMost("d.status = 'waiting'"),
    failed: atMost("d.status = 'failed'"),
    deliveredLastDay:
      "(select count(*) from webhook_delivery d where d.endpoint_id = r.id and d.delivered_at > now() - interval '1 day')",
    earlierSecretUntilUtc: `(select ${instant('max(s.ends_at)')} from webhook_secret s where s.endpoint_id = r.id and s.ends_at > now())`,
  },
  // Those that want somebody first, each kind by its address.
  sorts: {
    state:
      "case when r.paused_at is not null then '2' when r.failing_since is not null then '1' else '3' end || lower(r.url)",
  },
  filters: { q: where.contains('r.url', 'r.description') },
});

const pause = sqlInTransaction<never>(
  'webhooks.pause',
  "update webhook_endpoint set paused_at = now(), pause_reason = 'administrator' where id = $1 and paused_at is null",
);

/** What waited goes out when its time comes; five new days begin. */
const resume = sqlInTransaction<never>(
  'webhooks.resume',
  'update webhook_endpoint set paused_at = null, pause_reason = null, failing_since = null where id = $1',
);

/** Addresses as administrators keep them. */
@Injectable()
export class AdminWebhooksQueries {
  readonly table: RecordTable<Webhook>;

  constructor(private readonly database: Database) {
    this.table = new RecordTable(database, webhookShape);
  }

  async pause(id: number): Promise<void> {
    await this.database.run(pause, [id]);
  }

  async resume(id: number): Promise<void> {
    await this.database.run(resume, [id]);
  }
}
