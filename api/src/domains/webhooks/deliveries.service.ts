import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { CannotOpen } from '../../platform/crypto/field-cipher';
import { webhookHeaders } from '../../platform/crypto/webhook-signature';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { plannedPause } from '../../platform/jobs/planned-pause';
import { OutsideCalls } from '../../platform/outside/outside-calls';
import { DeliveriesQueries, type OpenDelivery } from './deliveries.queries';
import { deliveryPauses } from './delivery-schedule';
import { EndpointsQueries } from './endpoints.queries';
import { EventsService } from './events.service';
import { WebhookMetrics } from './webhook-metrics';
import { WebhookSecrets } from './webhook-secrets';

const GONE = 410;

interface Outcome {
  readonly status: number | null;
  readonly error: string | null;
  readonly answer: string;
  readonly tookMs: number;
}

/** Brings events to those who want them: at least once each, by the same `webhook-id` (docs/decisions/012). */
@Injectable()
export class DeliveriesService {
  readonly #logger = new Logger(DeliveriesService.name);

  constructor(
    private readonly queries: DeliveriesQueries,
    private readonly endpoints: EndpointsQueries,
    private readonly events: EventsService,
    private readonly secrets: WebhookSecrets,
    private readonly calls: OutsideCalls,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly metrics: WebhookMetrics,
  ) {}

  /** Numbers what was noted and hands out what is due, when there is anybody to deliver to. */
  async round(): Promise<void> {
    if (!(await this.endpoints.areAny())) return;
    while (await this.events.number());
    await this.unitOfWork.run(async () => {
      if (await this.queries.tryLock()) await this.queries.handOut();
    });
  }

  /** One try. What the other side does is written down and never thrown; a second call for the same try changes nothing. */
  async attempt(deliveryId: number, attempt: number, stop: AbortSignal): Promise<void> {
    const open = await this.queries.open(deliveryId, attempt);
    if (!open) return this.queries.putBack(deliveryId);
    const at = this.clock.date();
    const outcome = await this.#send(open, at, stop);
    const isDelivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
    const isGone = outcome.status === GONE;
    const pauseSeconds = isGone ? null : plannedPause(attempt, deliveryPauses, Math.random());
    const written = { deliveryId, attempt, at, url: open.url, ...outcome, isDelivered, pauseSeconds, isGone };
    this.metrics.count(isDelivered ? 'delivered' : pauseSeconds === null ? 'given_up' : 'again');
    if (await this.queries.record(written))
      this.#logger.error({ endpointId: open.endpointId }, 'A webhook is paused: its address does not take anything');
  }

  async #send({ endpointId, url, event, secrets }: OpenDelivery, at: Date, stop: AbortSignal): Promise<Outcome> {
    const body = JSON.stringify(event);
    try {
      const opened = secrets.map(({ sealed, ...secret }) =>
        this.secrets.open(endpointId, { ...secret, sealed: Buffer.from(sealed, 'base64') }),
      );
      const signed = webhookHeaders({ id: event.id, timestamp: Math.floor(at.getTime() / 1000), body }, opened);
      const headers = { 'content-type': 'application/json', 'user-agent': 'Arrival-Webhooks/1', ...signed };
      const { status = null, problem = null, answer, tookMs } = await this.calls.post(url, headers, body, stop);
      return { status, error: problem, answer, tookMs };
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error;
      return { status: null, error: 'secret', answer: '', tookMs: 0 };
    }
  }
}
