import { Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import { Database } from '../database/database';
import { Limit, type LimitOptions } from './limit';

/** Makes limits that all processes share. */
@Injectable()
export class Limits {
  readonly #refusals: Counter<'limit'>;

  constructor(
    private readonly database: Database,
    registry: Registry,
  ) {
    const help = 'Calls that were one too many';
    this.#refusals = new Counter({
      name: 'arrival_limit_refusals_total',
      help,
      labelNames: ['limit'],
      registers: [registry],
    });
  }

  define(options: LimitOptions): Limit {
    return new Limit(this.database.pool, options, this.#refusals.labels(options.name));
  }
}
