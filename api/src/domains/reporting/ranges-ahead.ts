import { availableParallelism } from 'node:os';
import type { DecidedHousehold, DecidedLines, DocumentedHousehold } from './household-deciders';

export interface DecidedRange {
  readonly households: readonly DecidedHousehold[];
  readonly pieces: readonly DecidedLines[];
}

type Read = (after: number) => Promise<DocumentedHousehold[]>;
type Decide = (range: readonly DocumentedHousehold[]) => Promise<DecidedLines[]>;

/** Whoever waits for it later is told; until then it is no failure that nobody hears of. */
export function begun<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined);
  return work;
}

/** With more, one is left to guests while PostgreSQL writes and a thread decides. */
const CORES_OF_TWO_STEPS = 2;

/**
 * Ranges of households, decided in their order. While one is in the hands of whoever asked, the next is read, and decided where there are cores for
 * it: on two, guests waited three times as long for the third that it saved.
 */
export class RangesAhead {
  #reading: Promise<DocumentedHousehold[]>;
  #deciding: Promise<DecidedRange | undefined> | undefined;

  constructor(
    after: number,
    private readonly read: Read,
    private readonly decide: Decide,
    private readonly cores = availableParallelism(),
  ) {
    this.#reading = begun(read(after));
  }

  /** Undefined when there is none left. Throws what reading or deciding it threw. */
  async next(): Promise<DecidedRange | undefined> {
    const decided = await (this.#deciding ?? this.#decideNext());
    const isAhead = decided !== undefined && this.cores > CORES_OF_TWO_STEPS;
    this.#deciding = isAhead ? begun(this.#decideNext()) : undefined;
    return decided;
  }

  async #decideNext(): Promise<DecidedRange | undefined> {
    const range = await this.#reading;
    const last = range.at(-1);
    if (!last) return undefined;
    this.#reading = begun(this.read(last.head));
    // Without the documents, which nobody needs while it is written.
    const households = range.map(({ head, version }) => ({ head, version }));
    return { households, pieces: await this.decide(range) };
  }
}
