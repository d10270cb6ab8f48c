import { Lane } from '../../platform/database/lanes';

/** Lets calls of the same key pass one after the other, calls of different keys beside each other. */
export class OneAtATime {
  readonly #lanes = new Map<string, Lane>();

  /** Runs the work when those who came earlier with this key are done, however they ended. Throws `server.busy` when that takes too long. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const lane = this.#lanes.get(key) ?? new Lane(1);
    this.#lanes.set(key, lane);
    try {
      return await lane.take(work);
    } finally {
      if (lane.isEmpty) this.#lanes.delete(key);
    }
  }
}
