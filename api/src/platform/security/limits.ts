import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { Limit, type LimitOptions } from './limit';

/** Makes limits that all processes share. */
@Injectable()
export class Limits {
  constructor(private readonly database: Database) {}

  define(options: LimitOptions): Limit {
    return new Limit(this.database.pool, options);
  }
}
