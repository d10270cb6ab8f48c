import { Injectable } from '@nestjs/common';
import { Registry } from 'prom-client';
import { askedGauges, type Gauges } from '../../platform/metrics/asked-gauges';
import { SigningsQueries } from './signings.queries';

const gauges = {
  arrival_onerisk_confirming: ['Waivers that guests say they have signed with 1Risk, and 1Risk does not say yet'],
  arrival_onerisk_confirming_oldest_seconds: ['How long the oldest of them waits'],
} satisfies Gauges<string>;

/** Nothing waits without the feature. */
@Injectable()
export class OneRiskMetrics {
  constructor(registry: Registry, signings: SigningsQueries) {
    askedGauges(registry, gauges, async () => {
      const { count, oldestSeconds } = await signings.confirming();
      return { arrival_onerisk_confirming: count, arrival_onerisk_confirming_oldest_seconds: oldestSeconds };
    });
  }
}
