import type { AuditEvent } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { RecordTable, where } from '../database/record-table';
import { sql, sqlInTransaction } from '../database/statement';
import { KEY_ISSUER } from './actor';

export type AuditRow = Omit<AuditEvent, 'isRestorable'>;

const waitForTurn = sqlInTransaction<never>('audit.wait-for-turn', "select pg_advisory_xact_lock(hashtext('arrival.console'))");

const latest = sql<{ id: number }>(
  'audit.latest',
  `select max(id) as id from audit_event where is_administrative and not is_read and entity = $1 and entity_id = $2`,
);

/** What a record is called, what health answers were read for, and what was searched. */
const called = ['name', 'nickname', 'title', 'email', 'purpose', 'contactName', 'sought'].flatMap((key) => [
  `r.before ->> '${key}'`,
  `r.after ->> '${key}'`,
]);

const shape = {
  name: 'audit.event',
  table: '(select * from audit_event where is_administrative)',
  columns: {},
  json: `json_build_object('id', r.id, 'occurredAtUtc', to_char(r.occurred_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'actorEmail', r.actor_email, 'action', r.action, 'entity', r.entity, 'entityId', r.entity_id, 'correlationId', r.correlation_id,
  'before', r.before, 'after', r.after, 'isRead', r.is_read,
  'actorKey', case when r.actor_issuer = '${KEY_ISSUER}' then r.after ->> 'nickname' end)`,
  sorts: { id: 'r.id', occurredAtUtc: 'r.occurred_at', actorEmail: 'lower(r.actor_email)', action: 'r.action', entity: 'r.entity' },
  filters: {
    q: where.contains('r.actor_email', 'r.action', 'r.entity', 'r.entity_id', 'r.correlation_id', ...called),
    id: where.ids(),
    entity: where.is('r.entity', 'text'),
    entityId: where.is('r.entity_id', 'text'),
    actor: '($::text is null or lower(r.actor_email) = lower($::text))',
    action: where.is('r.action', 'text'),
    isRead: where.is('r.is_read', 'boolean'),
    from: '($::timestamptz is null or r.occurred_at >= $::timestamptz)',
    to: '($::timestamptz is null or r.occurred_at < $::timestamptz)',
  },
} as const;

/** What administrators did and looked at. */
@Injectable()
export class AuditQueries {
  readonly events: RecordTable<AuditRow>;

  constructor(private readonly database: Database) {
    this.events = new RecordTable(database, shape);
  }

  /** Until the transaction ends nobody else changes the configuration from the console. */
  async waitForTurn(): Promise<void> {
    await this.database.run(waitForTurn);
  }

  /** The newest change of a record. */
  async latest(entity: string, entityId: string): Promise<AuditRow | undefined> {
    const id = (await this.database.first(latest, [entity, entityId]))?.id;
    return id === undefined ? undefined : this.events.find(id);
  }
}
