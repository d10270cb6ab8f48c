import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { Database } from '../database/database';
import { sql } from '../database/statement';

/** What a process that was killed leaves behind goes with the signs of others; so does what one gave by a clock that was ahead. */
const beat = sql<{ databaseMs: number }>(
  'health.beat',
  `with gone as (delete from process_heartbeat where beat_at < now() - interval '1 day' or (beat_at > now() + interval '1 minute' and id <> $1))
insert into process_heartbeat (id, process, beat_at) values ($1, $2, now()) on conflict (id) do update set beat_at = excluded.beat_at
returning extract(epoch from clock_timestamp())::float8 * 1000 as "databaseMs"`,
);

/** The sign of life of this process in the database: a real write, which a full or read-only database refuses. */
@Injectable()
export class Heartbeat {
  readonly #id = randomUUID();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Answers by how many milliseconds this machine's clock is ahead of the database's; what the way there and back may explain is left out. */
  async beat(process: 'api' | 'worker'): Promise<number> {
    const before = this.clock.now();
    const [row] = await this.database.runBesideTheLine(beat, [this.#id, process]);
    const after = this.clock.now();
    const ahead = (before + after) / 2 - row!.databaseMs;
    return Math.sign(ahead) * Math.max(0, Math.abs(ahead) - (after - before) / 2);
  }
}
