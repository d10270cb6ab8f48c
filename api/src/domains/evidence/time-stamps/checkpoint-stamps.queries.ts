import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/statement';
import type { KeptTimeStamp } from './time-stamp-authority';

/** Of two runs at once the first one counts. */
const add = sql<never>(
  'evidence.add-time-stamp',
  'insert into evidence_time_stamp (size, token, authority, stamped_at) values ($1, $2, $3, $4) on conflict (size) do nothing',
);

@Injectable()
export class CheckpointStampsQueries {
  constructor(private readonly database: Database) {}

  async add(size: number, { token, authority, at }: KeptTimeStamp): Promise<void> {
    await this.database.run(add, [size, token, authority, at]);
  }
}
