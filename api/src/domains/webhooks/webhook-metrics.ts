import { Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import { askedGauges, type Gauges } from '../../platform/metrics/asked-gauges';
import { EndpointsQueries } from './endpoints.queries';

const gauges = {
  arrival_webhook_addresses: [
    'Addresses that are told of events: delivering, failing, or paused after failures',
    'state',
  ],
  arrival_webhook_late_seconds: [
    'How late the oldest message is, to addresses that take them and to those that fail',
    'state',
  ],
} satisfies Gauges<string>;

/** What a try to deliver came to; `again`: there is another one. */
export type TryOutcome = 'delivered' | 'again' | 'given_up';

/** How other systems are reached (docs/operating.md, Metrics). */
@Injectable()
export class WebhookMetrics {
  readonly #tries: Counter<'outcome'>;

  constructor(registry: Registry, endpoints: EndpointsQueries) {
    askedGauges(registry, gauges, async () => {
      const { delivering, failing, paused, deliveringLateSeconds, failingLateSeconds } = await endpoints.health();
      return {
        arrival_webhook_addresses: { delivering, failing, paused },
        arrival_webhook_late_seconds: { delivering: deliveringLateSeconds, failing: failingLateSeconds },
      };
    });
    this.#tries = new Counter({
      name: 'arrival_webhook_tries_total',
      help: 'Tries to deliver an event to an address, by what they came to',
      labelNames: ['outcome'],
      registers: [registry],
    });
  }

  count(outcome: TryOutcome): void {
    this.#tries.inc({ outcome });
  }
}
