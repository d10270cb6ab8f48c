import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { DomainError } from '../calls/domain-error';

const LONGEST_WAIT_MS = 2_000;
/** Neither reading nor writing may take the last quarter of the connections from the other. */
const SHARE = 3 / 4;

/** So much work at once; the rest waits a moment in line and is then told that we are busy. */
export class Lane {
  #running = 0;
  readonly #waiting = new Set<() => void>();

  constructor(
    private readonly most: number,
    private readonly longestWaitMs = LONGEST_WAIT_MS,
  ) {}

  get isEmpty(): boolean {
    return this.#running === 0;
  }

  /** How many stand in line. */
  get waiting(): number {
    return this.#waiting.size;
  }

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.most) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  /** Whoever leaves hands the place on. */
  #leave(): void {
    const [next] = this.#waiting;
    if (next) next();
    else this.#running -= 1;
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(enter);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(enter);
        reject(new DomainError('server.busy'));
      }, this.longestWaitMs);
      this.#waiting.add(enter);
    });
  }
}

/** Reads and writes keep to a lane each of the one pool, so that a locked table that stops all writes leaves the reads alone. */
@Injectable()
export class Lanes {
  readonly reads: Lane;
  readonly writes: Lane;

  constructor(@Inject(APP_CONFIG) { database }: AppConfig) {
    const most = Math.max(1, Math.floor(database.poolSize * SHARE));
    this.reads = new Lane(most);
    this.writes = new Lane(most);
  }
}
