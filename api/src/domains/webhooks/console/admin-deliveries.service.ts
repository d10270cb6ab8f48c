import type { DeliveryStatus, WebhookDeliveries, WebhookDeliveryDetail } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/actor';
import { AdminChanges } from '../../../platform/audit/admin-changes';
import { DomainError } from '../../../platform/calls/domain-error';
import { AdminDeliveriesQueries } from './admin-deliveries.queries';
import { AdminWebhooksService } from './admin-webhooks.service';

const PAGE = 25;
/** Resent together: more wait for the next time. */
const MOST_RESENT = 5_000;

/** What went to an address, what came back, and sending it again. */
@Injectable()
export class AdminDeliveriesService {
  constructor(
    private readonly changes: AdminChanges,
    private readonly webhooks: AdminWebhooksService,
    private readonly queries: AdminDeliveriesQueries,
  ) {}

  /** The newest first; `before` is the last id of the page before. */
  async list(endpointId: number, status?: DeliveryStatus, before?: number): Promise<WebhookDeliveries> {
    await this.webhooks.find(endpointId);
    const deliveries = await this.queries.list(endpointId, status ?? null, before ?? null, PAGE + 1);
    return { deliveries: deliveries.slice(0, PAGE), hasMore: deliveries.length > PAGE };
  }

  /** Throws `webhook.delivery_unknown`. */
  async find(endpointId: number, id: number): Promise<WebhookDeliveryDetail> {
    const detail = await this.queries.find(endpointId, id);
    if (!detail) throw new DomainError('webhook.delivery_unknown');
    return detail;
  }

  /** Throws `webhook.unknown`, `webhook.paused`, `webhook.delivery_unknown`. */
  async resend(actor: Actor, endpointId: number, id: number): Promise<WebhookDeliveryDetail> {
    return this.changes.run(async () => {
      await this.#refusePaused(endpointId);
      await this.find(endpointId, id);
      await this.queries.resend(endpointId, id);
      await this.#record(actor, 'webhook.resent', endpointId, { deliveryId: id });
      return this.find(endpointId, id);
    });
  }

  /** What was given up after its last try. Answers how many. Throws `webhook.unknown`, `webhook.paused`. */
  async resendFailed(actor: Actor, endpointId: number): Promise<{ resent: number }> {
    return this.changes.run(async () => {
      await this.#refusePaused(endpointId);
      const resent = await this.queries.resendFailed(endpointId, MOST_RESENT);
      await this.#record(actor, 'webhook.resent', endpointId, { resent });
      return { resent };
    });
  }

  /** A message of the type `webhook.test`. Throws `webhook.unknown`, `webhook.paused`. */
  async test(actor: Actor, endpointId: number): Promise<WebhookDeliveryDetail> {
    return this.changes.run(async () => {
      await this.#refusePaused(endpointId);
      const id = await this.queries.test(endpointId);
      await this.#record(actor, 'webhook.tested', endpointId, { deliveryId: id });
      return this.find(endpointId, id);
    });
  }

  async #refusePaused(endpointId: number): Promise<void> {
    if ((await this.webhooks.find(endpointId)).state === 'paused') throw new DomainError('webhook.paused');
  }

  #record(actor: Actor, action: string, entityId: number, after: object): Promise<void> {
    return this.changes.record({ actor, action, entity: 'webhook', entityId, before: null, after });
  }
}
