import {
  fieldRemark,
  type RemarkCode,
  type Webhook,
  type WebhookWithSecret,
  type WebhookWrite,
} from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/actor';
import { AdminChanges } from '../../../platform/audit/admin-changes';
import { RecordChanges } from '../../../platform/audit/record-changes';
import { DomainError } from '../../../platform/calls/domain-error';
import type { ListQuery } from '../../../platform/calls/list-query';
import type { Page } from '../../../platform/calls/page';
import { OutsideCalls } from '../../../platform/outside/outside-calls';
import { type TargetProblem, targetProblem } from '../../../platform/outside/outside-target';
import { WebhookSecrets } from '../webhook-secrets';
import { AdminWebhooksQueries } from './admin-webhooks.queries';

const remarks: Readonly<Record<TargetProblem, RemarkCode>> = {
  address: 'webAddress',
  https: 'httpsAddress',
  credentials: 'nameInAddress',
  notPublic: 'notPublicAddress',
};

/** Addresses that are told of events. A secret is answered once, where it is made; the trail never has it. */
@Injectable()
export class AdminWebhooksService {
  readonly #records: RecordChanges<Webhook>;

  constructor(
    changes: AdminChanges,
    private readonly queries: AdminWebhooksQueries,
    private readonly secrets: WebhookSecrets,
    private readonly calls: OutsideCalls,
  ) {
    this.#records = new RecordChanges(changes, queries.table, { entity: 'webhook', unknown: 'webhook.unknown' });
  }

  list(query: ListQuery): Promise<Page<Webhook>> {
    return this.queries.table.list(query);
  }

  find(id: number): Promise<Webhook> {
    return this.#records.find(id);
  }

  /** Throws `webhook.address_refused`. */
  async create(actor: Actor, write: WebhookWrite): Promise<WebhookWithSecret> {
    this.#refuseTarget(write.url);
    let secret = '';
    const webhook = await this.#records.create(actor, async () => {
      const id = await this.queries.table.insert(this.queries.table.valuesOf(write));
      secret = await this.secrets.create(id);
      return id;
    });
    return { ...webhook, secret };
  }

  /** Throws `webhook.unknown`, `webhook.address_refused`, `catalog.changed_meanwhile`. */
  async update(actor: Actor, id: number, write: WebhookWrite): Promise<Webhook> {
    this.#refuseTarget(write.url);
    return this.#records.change(
      actor,
      id,
      () => this.queries.table.update(id, this.queries.table.valuesOf(write)),
      'updated',
      write,
    );
  }

  /** Nothing more is sent to it; its deliveries go with their events. */
  remove(actor: Actor, id: number): Promise<Webhook> {
    return this.#records.remove(actor, id, async () => undefined);
  }

  /** A new secret. The one before signs as well for a day. */
  async changeSecret(actor: Actor, id: number): Promise<WebhookWithSecret> {
    let secret = '';
    const work = async () => {
      secret = await this.secrets.create(id);
    };
    return { ...(await this.#records.change(actor, id, work, 'secret_changed')), secret };
  }

  /** Nothing is sent to it; what happens meanwhile waits. Throws `webhook.unknown`. */
  pause(actor: Actor, id: number): Promise<Webhook> {
    return this.#records.change(actor, id, () => this.queries.pause(id), 'paused');
  }

  /** What waited goes out. Throws `webhook.unknown`. */
  resume(actor: Actor, id: number): Promise<Webhook> {
    return this.#records.change(actor, id, () => this.queries.resume(id), 'resumed');
  }

  #refuseTarget(url: string): void {
    const problem = targetProblem(url, this.calls.rules);
    if (problem) throw new DomainError('webhook.address_refused', { errors: [fieldRemark('url', remarks[problem])] });
  }
}
