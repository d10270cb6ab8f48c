import { BullModule, BullRegistrar } from '@nestjs/bullmq';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { EarlyRuns } from './early-runs';
import type { JobProcessor } from './job-processor';
import { JobQueues } from './job-queues';
import { JobSweep } from './job-sweep';
import { OutboxRelay } from './outbox-relay';
import { QueueBackend } from './queue-backend';
import { WorkSeen } from './work-seen';

export const PROCESSORS = Symbol('PROCESSORS');

/** Starts and ends what works on the queues. Only in the worker process. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, OnModuleDestroy {
  #started = false;

  constructor(
    @Inject(PROCESSORS) private readonly processors: readonly JobProcessor[],
    private readonly registrar: BullRegistrar,
    private readonly backend: QueueBackend,
    private readonly queues: JobQueues,
    private readonly relay: OutboxRelay,
    private readonly sweep: JobSweep,
    private readonly seen: WorkSeen,
    private readonly early: EarlyRuns,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // The class is a setting of the process: set and used in one go, so that two applications in one process keep to their own.
    BullModule.workerClass = this.backend.workerClass;
    this.registrar.register();
    this.#started = true;
    if (this.backend.isPostgres) await this.#untilReady();
    await this.relay.start();
    this.sweep.start();
    this.seen.start();
  }

  /**
   * BullMQ asks PostgreSQL once whether its schema fits and never again: its workers then ask for jobs in vain without a pause, and its queues take
   * none until the process ends. So a start that fails ends them; whoever starts us tries again.
   */
  async #untilReady(): Promise<void> {
    try {
      await Promise.all([this.queues.begun(), ...this.processors.map(({ worker }) => worker.waitUntilReady())]);
    } catch (error) {
      for (const processor of this.processors) void processor.close(true).catch(() => undefined);
      throw error;
    }
  }

  /** Before anything is closed that a job may need. */
  async onModuleDestroy(): Promise<void> {
    if (!this.#started) return;
    const stopped = [this.relay.stop(), this.sweep.stop(), this.seen.stop()];
    const isQueueAway = !(await this.queues.answer());
    // What a round has asked of them fails then, where it would wait for an answer that does not come.
    if (isQueueAway) await this.queues.leave();
    await Promise.all(stopped);
    await Promise.all([...this.processors.map((processor) => processor.close(isQueueAway)), this.early.close()]);
  }
}
