import { Injectable } from '@nestjs/common';
import { Registry } from 'prom-client';
import { askedGauges, type Gauges } from '../../../platform/metrics/asked-gauges';
import { HandOversQueries } from './hand-overs.queries';

const gauges = {
  arrival_pos_hand_overs: ['What guests did and the point of sale has not confirmed, by state', 'state'],
  arrival_pos_hand_over_oldest_seconds: ['How long the oldest of it waits'],
} satisfies Gauges<string>;

/** Nothing waits without a bridge. */
@Injectable()
export class PosMetrics {
  constructor(registry: Registry, handOvers: HandOversQueries) {
    askedGauges(registry, gauges, async () => {
      const { waiting, failed, oldestSeconds } = await handOvers.state();
      return {
        arrival_pos_hand_overs: { waiting, failed },
        arrival_pos_hand_over_oldest_seconds: oldestSeconds ?? 0,
      };
    });
  }
}
