import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReportedLocation } from '@arrival/rules';
import { reportColumns } from './report-columns';

const MODULE = join(__dirname, 'decide-households.cjs');
const MOST_THREADS = 2;
/** A thread with a document of a hundred megabytes fails alone. */
const resourceLimits = { maxOldGenerationSizeMb: 192 };

export interface DecidedPlace {
  readonly configuration: ReportedLocation;
  readonly today: string;
}

export interface DocumentedHousehold {
  readonly head: number;
  readonly version: number;
  readonly document: string;
}

/** Rows in COPY's text form, or as a JSON array of records by column. */
export interface DecidedRows {
  readonly rows: number;
  readonly text: string;
}

interface Question {
  readonly resolve: (rows: DecidedRows) => void;
  readonly reject: (error: Error) => void;
}

type Answer = { readonly id: number } & (DecidedRows | { readonly failure: string });

class Decider {
  readonly #thread: Worker;
  readonly #asked = new Map<number, Question>();
  #lastId = 0;

  constructor(places: readonly DecidedPlace[]) {
    this.#thread = new Worker(MODULE, {
      workerData: { places, columns: Object.entries(reportColumns) },
      resourceLimits,
    });
    this.#thread.on('message', (answer: Answer) => this.#hear(answer));
    this.#thread.on('error', (error) => this.#giveUp(error as Error));
    this.#thread.on('exit', () => this.#giveUp(new Error('The thread that decides for the report has ended')));
    this.#thread.unref();
  }

  get waiting(): number {
    return this.#asked.size;
  }

  ask(question: object): Promise<DecidedRows> {
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
    else question?.resolve(answer);
  }

  #giveUp(error: Error): void {
    for (const { reject } of this.#asked.values()) reject(error);
    this.#asked.clear();
  }
}

/** Threads that decide households for the report as of one configuration and day; whoever makes them closes them. */
export class HouseholdDeciders {
  readonly #deciders: readonly Decider[];

  constructor(places: readonly DecidedPlace[]) {
    this.#deciders = Array.from({ length: Math.min(MOST_THREADS, availableParallelism()) }, () => new Decider(places));
  }

  decide(
    households: readonly DocumentedHousehold[],
    generationId: number,
    now: Date,
    form: 'copy' | 'json',
  ): Promise<DecidedRows> {
    const [first, ...others] = this.#deciders as readonly [Decider, ...Decider[]];
    const idlest = others.reduce((best, decider) => (decider.waiting < best.waiting ? decider : best), first);
    return idlest.ask({ households, generationId, generatedAt: now.toISOString(), form });
  }

  async close(): Promise<void> {
    await Promise.all(this.#deciders.map((decider) => decider.close()));
  }
}
