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

/** Ranges of households, decided in their order. While one is in the hands of whoever asked, the next is decided and the one after it read. */
export class RangesAhead {
  #reading: Promise<DocumentedHousehold[]>;
  #deciding: Promise<DecidedRange | undefined>;

  constructor(
    after: number,
    private readonly read: Read,
    private readonly decide: Decide,
  ) {
    this.#reading = begun(read(after));
    this.#deciding = begun(this.#decideNext());
  }

  /** Undefined when there is none left. Throws what reading or deciding it threw. */
  async next(): Promise<DecidedRange | undefined> {
    const decided = await this.#deciding;
    if (decided) this.#deciding = begun(this.#decideNext());
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
