import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database';
import { LastingTrouble } from '../logging/lasting-trouble';
import { JobQueues } from './job-queues';
import { QueueFigureReader } from './queue-figures';
import { Rounds } from './rounds';
import { tellQueues, tellRun, tellSchedules } from './work-seen.queries';

const EVERY_MS = 10_000;

/**
 * Writes down what the queues look like, for the console: it asks PostgreSQL alone, so that it also answers while Redis is away, and says how
 * old its word is. Each worker tells; all of them see the same queues.
 */
@Injectable()
export class WorkSeen {
  readonly #logger = new Logger(WorkSeen.name);
  readonly #rounds = new Rounds(
    () => this.#tell(),
    new LastingTrouble(this.#logger, {
      begins: 'The queues cannot be looked at',
      ends: 'The queues can be looked at again',
    }),
  );

  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly reader: QueueFigureReader,
  ) {}

  start(): void {
    this.#rounds.start(EVERY_MS);
  }

  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  /** `began` in milliseconds. That a run cannot be noted makes no run fail. */
  async run(job: string, queue: string, began: number | undefined, outcome: 'done' | 'failed'): Promise<void> {
    try {
      await this.database.run(tellRun, [job, queue, began ?? null, outcome]);
    } catch (error) {
      this.#logger.warn(`A run of ${job} could not be noted: ${(error as Error).message}`);
    }
  }

  async #tell(): Promise<void> {
    await this.queues.ready();
    const figures = await this.reader.figures();
    this.queues.noteReached();
    await this.database.run(tellQueues, [JSON.stringify(figures)]);
    await this.database.run(tellSchedules, [JSON.stringify(await this.reader.schedules())]);
  }
}
