/** Lets calls of the same key pass one after the other, calls of different keys beside each other. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs the work when those who came earlier with this key are done, however they ended. */
  take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key);
    const turn = before ? before.then(work, work) : work();
    this.#last.set(key, turn);
    const leave = (): void => {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    };
    turn.then(leave, leave);
    return turn;
  }
}
