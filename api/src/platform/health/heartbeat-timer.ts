import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Heartbeat } from './heartbeat';

const EVERY_MS = 5_000;

/** `api` or `worker`: what this process says it is. */
export const HEARTBEAT_PROCESS = Symbol('HEARTBEAT_PROCESS');

/** The sign of life of a process by a timer, whoever asks or not: Operations lists and counts what gave one. */
@Injectable()
export class HeartbeatTimer implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(HeartbeatTimer.name);
  #timer?: NodeJS.Timeout;
  #beating?: Promise<void>;

  constructor(
    private readonly heartbeat: Heartbeat,
    @Inject(HEARTBEAT_PROCESS) private readonly process: 'api' | 'worker',
  ) {}

  /** The first sign is given by whoever starts the process: the worker's waits for it, the API's does not. */
  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => this.#beat(), EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating;
  }

  /** One that waits is not joined by another. */
  #beat(): void {
    this.#beating ??= this.heartbeat
      .beat(this.process)
      .then(
        () => undefined,
        (error: Error) => this.#logger.warn(`The sign of life waits: ${error.message}`),
      )
      .finally(() => {
        this.#beating = undefined;
      });
  }
}
