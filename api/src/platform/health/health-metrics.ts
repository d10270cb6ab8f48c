import { Injectable } from '@nestjs/common';
import { Registry } from 'prom-client';
import { askedGauges, type Gauges } from '../metrics/asked-gauges';
import { Readiness } from './readiness';

const health = {
  arrival_health_up: ['What `/health/ready` says of each part: 1 when it is up, else 0', 'check'],
} satisfies Gauges<string>;

/** A provider or a storage that is away fails no call that would tell of it: nobody gets as far as to make one. */
@Injectable()
export class HealthMetrics {
  constructor(registry: Registry, readiness: Readiness) {
    askedGauges(registry, health, async () => {
      const { checks } = await readiness.report();
      const values = Object.entries(checks).map(([check, state]) => [check, Number(state === 'up')] as const);
      return { arrival_health_up: Object.fromEntries(values) };
    });
  }
}
