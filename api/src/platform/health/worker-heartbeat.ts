import { Injectable, Logger, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { clockWords, isClockOff } from './clock-check';
import { Heartbeat } from './heartbeat';

const EVERY_MS = 5_000;

/** The worker's sign of life: without it the API's readiness says that nobody works on the queue. */
@Injectable()
export class WorkerHeartbeat implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(WorkerHeartbeat.name);
  #timer?: NodeJS.Timeout;
  #beating?: Promise<void>;

  constructor(private readonly heartbeat: Heartbeat) {}

  async onApplicationBootstrap(): Promise<void> {
    const ahead = await this.heartbeat.beat('worker');
    if (isClockOff(ahead)) this.#logger.warn(clockWords(ahead));
    this.#timer = setInterval(() => this.#beat(), EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating;
  }

  #beat(): void {
    this.#beating ??= this.heartbeat
      .beat('worker')
      .then(
        () => undefined,
        (error: Error) => this.#logger.warn(`The sign of life waits: ${error.message}`),
      )
      .finally(() => {
        this.#beating = undefined;
      });
  }
}

@Module({ providers: [Heartbeat, WorkerHeartbeat] })
export class WorkerHeartbeatModule {}
