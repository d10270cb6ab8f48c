import { Injectable } from '@nestjs/common';
import { Registry } from 'prom-client';
import { SealedKeys } from '../crypto/sealed-keys';
import { Database } from '../database/database';
import { askedGauges, type Gauges, type Values } from './asked-gauges';
import { workState } from './work-state.queries';

const work = {
  arrival_outbox_jobs: ['Work in the outbox that is neither finished nor given up', 'state'],
  arrival_outbox_oldest_seconds: ['How long the oldest of it waits'],
  arrival_failed_jobs: ['Jobs that failed and were not done since', 'reason'],
  arrival_worker_silent_seconds: ['Since the last sign of life of any worker'],
  arrival_queue_silent_seconds: ['Since any worker reached the queues'],
} satisfies Gauges<string>;

const keys = {
  arrival_sealed_values: ['Sealed values by their key: current, older, or missing (nobody can read them)', 'key'],
} satisfies Gauges<string>;

/** What the database knows for all processes together; each process tells the same. */
@Injectable()
export class SharedMetrics {
  constructor(registry: Registry, database: Database, sealedKeys: SealedKeys) {
    askedGauges(registry, work, async (): Promise<Values<keyof typeof work>> => {
      const state = await database.first(workState);
      return {
        arrival_outbox_jobs: { waiting: state!.waiting, handed_over: state!.handedOver },
        arrival_outbox_oldest_seconds: state!.oldestSeconds,
        arrival_failed_jobs: { tries: state!.tries, final: state!.final, unknown: state!.unknown },
        arrival_worker_silent_seconds: state!.workerSilentSeconds ?? Number.POSITIVE_INFINITY,
        arrival_queue_silent_seconds: state!.queueSilentSeconds ?? Number.POSITIVE_INFINITY,
      };
    });
    askedGauges(registry, keys, async (): Promise<Values<keyof typeof keys>> => {
      const { current, older, missing } = await sealedKeys.recent();
      const count = (held: readonly { readonly count: number }[]): number =>
        held.reduce((sum, one) => sum + one.count, 0);
      return { arrival_sealed_values: { current: count(current), older: count(older), missing: count(missing) } };
    });
  }
}
