import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { Database } from '../database/database';
import { Lanes } from '../database/lanes';

/** The pool that everything shares, and the two lines in front of it. */
@Injectable()
export class DatabaseMetrics {
  constructor(registry: Registry, database: Database, lanes: Lanes) {
    const registers = [registry];
    new Gauge({
      name: 'arrival_database_connections',
      help: 'Connections of this process by what they do',
      labelNames: ['state'],
      registers,
      collect() {
        const { totalCount, idleCount } = database.pool;
        this.set({ state: 'in_use' }, totalCount - idleCount);
        this.set({ state: 'idle' }, idleCount);
      },
    });
    new Gauge({
      name: 'arrival_database_waiting',
      help: 'Statements that wait for a connection (pool), or for their turn to read or write',
      labelNames: ['line'],
      registers,
      collect() {
        this.set({ line: 'pool' }, database.pool.waitingCount);
        this.set({ line: 'reads' }, lanes.reads.waiting);
        this.set({ line: 'writes' }, lanes.writes.waiting);
      },
    });
  }
}
