import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Client, PoolClient } from 'pg';
import { DataSource, type EntityManager, type QueryRunner, TypeORMError } from 'typeorm';
import { Lanes } from './lanes';
import { isConnectionLost, PassingTrouble } from './trouble';

interface Unit {
  readonly manager: EntityManager;
  readonly client: PoolClient;
  failure?: { error: unknown };
  /** What it started may outlive it, and its connection is others' by then. */
  isOver?: true;
}

const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';
const ATTEMPTS = 4;

function worthAnotherAttempt(error: unknown): boolean {
  const code =
    (error as { code?: string; driverError?: { code?: string } })?.driverError?.code ??
    (error as { code?: string })?.code;
  return code === DEADLOCK || code === SERIALIZATION_FAILURE;
}

/**
 * One transaction around a piece of work: everything in it is kept or nothing is (I1, I4).
 * Work inside work joins the outer transaction; a deadlock repeats the whole outer work.
 */
@Injectable()
export class UnitOfWork {
  readonly #current = new AsyncLocalStorage<Unit>();
  #running = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly lanes: Lanes,
  ) {}

  /** Runs the work in a transaction. The work may run more than once: it must not touch anything outside the database. */
  async run<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const outer = this.#unit;
    if (outer) return this.#join(outer, work);
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.lanes.writes.take(() => this.#remembered(() => this.#transaction(work)));
      } catch (error) {
        if (attempt === ATTEMPTS || !worthAnotherAttempt(error)) throw error;
        await pause(attempt * 10 + Math.random() * 20);
      }
    }
  }

  /** TypeORM's face of the running unit, if there is one. */
  get manager(): EntityManager | undefined {
    return this.#unit?.manager;
  }

  /** The connection of the running unit, if there is one. */
  get client(): PoolClient | undefined {
    return this.#unit?.client;
  }

  get #unit(): Unit | undefined {
    const unit = this.#current.getStore();
    return unit?.isOver ? undefined : unit;
  }

  /** While no unit runs, nothing is remembered: on Node 20 each promise of the process pays for that (`docs/performance.md`). */
  async #remembered<Result>(transaction: () => Promise<Result>): Promise<Result> {
    this.#running++;
    try {
      return await transaction();
    } finally {
      if (--this.#running === 0) this.#current.disable();
    }
  }

  async #join<Result>(outer: Unit, work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await work(outer.manager);
    } catch (error) {
      outer.failure = { error };
      throw error;
    }
  }

  /** A connection whose state nobody knows is closed: given back as it is, it would fail whoever gets it next. */
  async #undo(runner: QueryRunner, reason: unknown): Promise<void> {
    if (!runner.isTransactionActive) return;
    const isLost = isConnectionLost(reason) || (await runner.rollbackTransaction().then(() => false, isConnectionLost));
    if (!isLost) return;
    const client: Client = await runner.connect();
    void client.end().catch(() => undefined);
  }

  async #transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const client: PoolClient = await runner.connect();
      const unit: Unit = { manager: runner.manager, client };
      await runner.startTransaction();
      const result = await this.#current
        .run(unit, () => work(runner.manager))
        .finally(() => {
          unit.isOver = true;
        });
      if (unit.failure) throw unit.failure.error;
      await runner.commitTransaction();
      return result;
    } catch (error) {
      await this.#undo(runner, error);
      // Lost between two statements: the runner has let go of its connection by itself.
      if (runner.isReleased && error instanceof TypeORMError)
        throw new PassingTrouble('The connection was lost', { cause: error });
      throw error;
    } finally {
      await runner.release();
    }
  }
}
