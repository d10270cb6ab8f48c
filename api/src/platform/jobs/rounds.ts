import type { LastingTrouble } from '../logging/lasting-trouble';

/** Work that is done every so often and when somebody asks, once at a time; who asks during a round gets another one. */
export class Rounds {
  #running?: Promise<void>;
  #waiting: (() => void)[] = [];
  #stopped = false;
  #timer?: NodeJS.Timeout;

  constructor(
    private readonly work: () => Promise<void>,
    private readonly trouble: LastingTrouble,
  ) {}

  /** The first round begins at once. */
  start(everyMs: number): void {
    this.#timer = setInterval(() => void this.wake(), everyMs);
    void this.wake();
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  /** Begins a round, or another one after the present; resolves when that has ended or will not come. */
  wake(): Promise<void> {
    if (this.#stopped) return Promise.resolve();
    const ended = new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running ??= this.#go();
    return ended;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #go(): Promise<void> {
    while (this.#waiting.length > 0) {
      const waiting = this.#waiting.splice(0);
      if (!this.#stopped)
        await this.work().then(
          () => this.trouble.over(),
          (error: unknown) => this.trouble.seen(error),
        );
      for (const ended of waiting) ended();
    }
    // At once: who is told that a round has ended may ask for the next one before anything else happens.
    this.#running = undefined;
  }
}
