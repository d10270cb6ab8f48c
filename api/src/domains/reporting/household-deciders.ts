import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReportedLocation } from '@arrival/rules';
import { arrivalColumns } from './arrivals/arrival-columns';
import { formulas, reportColumns, writtenFields } from './report-columns';

const MODULE = join(__dirname, 'decide-households.cjs');
/** One core is left to PostgreSQL and to guests: with two threads on two cores nothing was done sooner, and everybody else waited. */
const MOST_THREADS = 2;
const CORES_FOR_OTHERS = 1;
/** So many households go to a thread at once: what a larger piece leaves behind outlives the nursery, and to collect it costs as much as the work. */
const PIECE = 50;
/** A thread with a document of a hundred megabytes fails alone. */
const resourceLimits = { maxOldGenerationSizeMb: 192 };

export interface DecidedPlace {
  readonly configuration: ReportedLocation;
  readonly today: string;
}

/** At which version of its document. */
export interface DecidedHousehold {
  readonly head: number;
  readonly version: number;
}

export interface DocumentedHousehold extends DecidedHousehold {
  readonly document: string;
}

/** Rows in COPY's text form, those of who comes too, and of each household the JSON of who of it is expected (`Expected`), null where nobody is. */
export interface DecidedLines {
  readonly rows: number;
  readonly lines: Uint8Array;
  readonly arrivals: Uint8Array;
  readonly expected: readonly (string | null)[];
}

/** Rows as a JSON array of records by column. */
type DecidedRecords = string;

type Decided = DecidedLines | DecidedRecords;

interface Question {
  readonly resolve: (decided: Decided) => void;
  readonly reject: (error: Error) => void;
}

type Answer = { readonly id: number } & ({ readonly decided: Decided } | { readonly failure: string });

class Decider {
  readonly #thread: Worker;
  readonly #asked = new Map<number, Question>();
  #lastId = 0;
  #hasEnded = false;

  constructor(places: readonly DecidedPlace[]) {
    this.#thread = new Worker(MODULE, {
      workerData: { places, columns: Object.entries(reportColumns), writtenFields, arrivalColumns, formulas },
      resourceLimits,
    });
    this.#thread.on('message', (answer: Answer) => this.#hear(answer));
    this.#thread.on('error', (error) => this.#giveUp(error as Error));
    this.#thread.on('exit', () => this.#giveUp(new Error('The thread that decides for the report has ended')));
    this.#thread.unref();
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  get waiting(): number {
    return this.#asked.size;
  }

  ask(question: object): Promise<Decided> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#asked.set(this.#lastId, { resolve, reject });
      this.#thread.ref();
      this.#thread.postMessage({ id: this.#lastId, ...question });
    });
  }

  async close(): Promise<void> {
    await this.#thread.terminate();
  }

  #hear({ id, ...answer }: Answer): void {
    const question = this.#asked.get(id);
    this.#asked.delete(id);
    if (this.#asked.size === 0) this.#thread.unref();
    if ('failure' in answer) question?.reject(new Error(answer.failure));
    else question?.resolve(answer.decided);
  }

  #giveUp(error: Error): void {
    this.#hasEnded = true;
    for (const { reject } of this.#asked.values()) reject(error);
    this.#asked.clear();
  }
}

/** Threads that decide households for the report as of one configuration and day; whoever makes them closes them. They start when needed. */
export class HouseholdDeciders {
  #deciders: Decider[] = [];
  readonly #most = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - CORES_FOR_OTHERS));

  constructor(private readonly places: readonly DecidedPlace[]) {}

  /** In pieces that the threads share, in the order of the households. */
  lines(households: readonly DocumentedHousehold[], generationId: number, now: Date): Promise<DecidedLines[]> {
    return this.#decide(households, generationId, now, 'lines') as Promise<DecidedLines[]>;
  }

  /** As `lines`. */
  records(households: readonly DocumentedHousehold[], generationId: number, now: Date): Promise<DecidedRecords[]> {
    return this.#decide(households, generationId, now, 'records') as Promise<DecidedRecords[]>;
  }

  /** As `records`, of who comes on which day. */
  arrivals(households: readonly DocumentedHousehold[], generationId: number, now: Date): Promise<DecidedRecords[]> {
    return this.#decide(households, generationId, now, 'arrivals') as Promise<DecidedRecords[]>;
  }

  async close(): Promise<void> {
    await Promise.all(this.#deciders.map((decider) => decider.close()));
  }

  #decide(
    households: readonly DocumentedHousehold[],
    generationId: number,
    now: Date,
    form: 'lines' | 'records' | 'arrivals',
  ): Promise<Decided[]> {
    const about = { generationId, generatedAt: now.toISOString(), form };
    const pieces = Array.from({ length: Math.ceil(households.length / PIECE) }, (_, index) =>
      households.slice(index * PIECE, (index + 1) * PIECE),
    );
    return Promise.all(pieces.map((piece) => this.#idlest().ask({ households: piece, ...about })));
  }

  #idlest(): Decider {
    this.#deciders = this.#deciders.filter(({ hasEnded }) => !hasEnded);
    const idlest = this.#deciders.reduce<Decider | undefined>(
      (best, decider) => (best === undefined || decider.waiting < best.waiting ? decider : best),
      undefined,
    );
    if (idlest && (idlest.waiting === 0 || this.#deciders.length === this.#most)) return idlest;
    const started = new Decider(this.places);
    this.#deciders.push(started);
    return started;
  }
}
