/** Work that is done every so often and when somebody asks, once at a time; who asks during a round gets another one. */
export class Rounds {
  #running?: Promise<void>;
  #again = false;
  #stopped = false;
  #timer?: NodeJS.Timeout;

  constructor(
    private readonly work: () => Promise<void>,
    private readonly failed: (error: Error) => void,
  ) {}

  /** The first round begins at once. */
  start(everyMs: number): void {
    this.#timer = setInterval(() => this.wake(), everyMs);
    this.wake();
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  /** Begins a round, or another one after the present. */
  wake(): void {
    if (this.#stopped) return;
    this.#again = true;
    this.#running ??= this.#go().finally(() => {
      this.#running = undefined;
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #go(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      await this.work().catch(this.failed);
    }
  }
}
