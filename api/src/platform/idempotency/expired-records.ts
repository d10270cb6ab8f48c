import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { ExpiredData } from '../retention/expired-data';
import { oldRowsOf, removeOldRows } from '../retention/old-rows.fragment';

const old = oldRowsOf('idempotency.remove-old', 'idempotency_record', 'scope, key', 'created_at');

/** Stored answers past their time: a caller that repeats later than that is a new call. */
@Injectable()
export class ExpiredRecords {
  constructor(database: Database, expired: ExpiredData) {
    expired.register('idempotencyRecords', (keptFrom) => removeOldRows(database, old, keptFrom));
  }
}
