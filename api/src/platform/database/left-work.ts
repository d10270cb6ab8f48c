import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { Notifications } from './notifications';

/** What the pool's sessions say of themselves, so that `notify.sql` only reminds them. */
export const TELLS_AFTERWARDS = '-c arrival.tells_afterwards=on';
/** The reminder of `notify.sql`; its message is the channel, its detail what to say there. */
const REMINDER = 'AR001';

interface Reminder {
  readonly channel: string;
  readonly payload: string;
}

/**
 * Tells the workers of new work once the transaction that left it is over: a `NOTIFY` inside holds a lock until the commit is on the disk, and
 * all who leave work would commit one after the other (P13). PostgreSQL reminds us, so that no statement has to. A process that is killed in
 * between tells nobody; the relay looks by itself every few seconds.
 */
@Injectable()
export class LeftWork implements OnModuleInit {
  readonly #reminded = new WeakMap<PoolClient, Reminder>();
  readonly #heard = new WeakSet<PoolClient>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly notifications: Notifications,
  ) {}

  onModuleInit(): void {
    const pool = (this.dataSource.driver as PostgresDriver).master as Pool;
    pool.on('acquire', (client) => this.#hear(client));
    // A connection is given back when its transaction is over, whatever became of it.
    pool.on('release', (_error, client) => this.#tell(client));
  }

  #hear(client: PoolClient): void {
    if (this.#heard.has(client)) return;
    this.#heard.add(client);
    client.on('notice', ({ code, message, detail }) => {
      if (code !== REMINDER || !message) return;
      // Of several statements only that there was something.
      const payload = this.#reminded.has(client) ? '' : (detail ?? '');
      this.#reminded.set(client, { channel: message, payload });
    });
  }

  #tell(client: PoolClient): void {
    const reminder = this.#reminded.get(client);
    if (!reminder) return;
    this.#reminded.delete(client);
    this.notifications.tell(reminder.channel, reminder.payload);
  }
}
