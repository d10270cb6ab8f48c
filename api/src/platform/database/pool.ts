import { Logger } from '@nestjs/common';
import { Pool } from 'pg';
import type { AppConfig } from '../../config/app-config';

interface PoolOptions {
  readonly name: string;
  readonly most: number;
  /** Of each session: words without spaces. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Connections of their own for a part that speaks to a schema of its own. The name is what Postgres shows for them; whoever makes it ends it. */
export function createPool({ url, patience }: AppConfig['database'], { name, most, settings }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: name,
    max: most,
    keepAlive: true,
    connectionTimeoutMillis: 5_000 * patience,
    options: Object.entries(settings)
      .map(([setting, value]) => `-c ${setting}=${value}`)
      .join(' '),
  });
  // Each queue and worker listens to its errors too.
  pool.setMaxListeners(0);
  const logger = new Logger(name);
  pool.on('error', (error) => logger.warn(`A connection was lost: ${error.message}`));
  // BullMQ listens to none that it takes while it starts: lost then, it would take the process along. What runs on it fails, and tells.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
