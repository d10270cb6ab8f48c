/** Something that takes a while to read and is then kept: all callers share one reading, and a failed one is not kept. */
export class SharedReading<Value> {
  #reading?: Promise<Value>;

  constructor(private readonly begin: () => Promise<Value>) {}

  /** Fails as the reading does; the next caller asks again. */
  read(): Promise<Value> {
    if (this.#reading) return this.#reading;
    const reading = this.begin();
    this.#reading = reading;
    reading.catch(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    return reading;
  }

  /** The next read waits for a new reading; those that wait already get what they asked for. */
  forget(): void {
    this.#reading = undefined;
  }
}
