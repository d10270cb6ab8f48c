import { type AuditEvent, COUNTER_ISSUER } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { ListQuery } from '../calls/list-query';
import type { Page } from '../calls/page';
import { Database } from '../database/database';
import { Lane } from '../database/lanes';
import { LongReads } from '../database/long-reads';
import { describeRecord, where } from '../database/record-shape';
import { RecordTable } from '../database/record-table';
import { sql, sqlInTransaction } from '../database/statement';
import { COMMAND_ISSUER, KEY_ISSUER } from './actor';
import { AuditEventEntity } from './audit-event.entity';

export type AuditRow = Omit<AuditEvent, 'isRestorable'>;

const lock = sqlInTransaction<never>('audit.lock', "select pg_advisory_xact_lock(hashtext('arrival.console'))");

const latest = sql<{ id: number }>(
  'audit.latest',
  `select max(id) as id from audit_event where is_administrative and not is_read and entity = $1 and entity_id = $2`,
);

/** What a record is called, what health answers were read for, what was searched, and the check-in at the counter that it was in. */
const names = [
  'name',
  'nickname',
  'title',
  'email',
  'purpose',
  'contactName',
  'sought',
  'url',
  'listDescription',
  'sessionId',
  'byKey',
];
const called = names.flatMap((key) => [`r.before ->> '${key}'`, `r.after ->> '${key}'`]);

export const auditShape = describeRecord(AuditEventEntity, {
  order: 'id',
  adds: {
    actorKey: `case when r.actor_issuer = '${KEY_ISSUER}' then coalesce(r.after ->> 'byKey', r.after ->> 'nickname') end`,
    actorCommand: `case when r.actor_issuer = '${COMMAND_ISSUER}' then r.actor_subject end`,
    isAtCounter: `coalesce(r.actor_issuer = '${COUNTER_ISSUER}', false)`,
  },
  without: ['actorIssuer', 'actorSubject', 'isAdministrative'],
  filters: {
    q: where.containsAnyOf('r.actor_email', 'r.action', 'r.entity', 'r.entity_id', 'r.correlation_id', ...called),
    actor: 'lower(r.actor_email) = lower($)',
    from: 'r.occurred_at >= $',
    to: 'r.occurred_at < $',
  },
  among: 'r.is_administrative',
});

/** Words of millions of entries. */
const LONGEST_SEARCH_MS = 20_000;

/** What administrators did and looked at. */
@Injectable()
export class AuditQueries {
  readonly #events: RecordTable<AuditRow>;
  /** One at a time: each reads the trail whole. */
  readonly #searches = new Lane(1, LONGEST_SEARCH_MS);

  constructor(
    private readonly database: Database,
    private readonly reads: LongReads,
  ) {
    this.#events = new RecordTable(database, auditShape);
  }

  /** Where words are looked for it may take longer than others' calls, beside them. Throws `server.busy`. */
  list(query: ListQuery): Promise<Page<AuditRow>> {
    if (query.filter?.['q'] === undefined) return this.#events.list(query);
    return this.#searches.take(() =>
      this.reads.run(AbortSignal.timeout(LONGEST_SEARCH_MS), (read) =>
        this.#events.list(query, (built) => read.rows(...built.getQueryAndParameters())),
      ),
    );
  }

  find(id: number): Promise<AuditRow | undefined> {
    return this.#events.find(id);
  }

  /** Until the transaction ends nobody else changes the configuration from the console. */
  async lock(): Promise<void> {
    await this.database.run(lock);
  }

  /** The newest change of a record. */
  async latest(entity: string, entityId: string): Promise<AuditRow | undefined> {
    const id = (await this.database.first(latest, [entity, entityId]))?.id;
    return id === undefined ? undefined : this.#events.find(id);
  }
}
