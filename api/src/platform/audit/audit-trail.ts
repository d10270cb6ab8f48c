import type { AuditedEntity } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../auth/principal';
import { Database } from '../database/database';
import { sql, sqlInTransaction } from '../database/statement';

export interface AuditEvent {
  /** `keyName`: of a program; it is kept with what was done, since keys are revoked and go. */
  readonly actor?: Pick<Principal, 'issuer' | 'subject' | 'email'> & { readonly keyName?: string };
  /** `waiver.signed`, `task.updated`. */
  readonly action: string;
  readonly entity: AuditedEntity;
  readonly entityId: string | number;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly correlationId?: string;
  /** Done by an administrator: listed in the console's audit trail. */
  readonly isAdministrative?: boolean;
  /** Somebody looked; nothing changed. */
  readonly isRead?: boolean;
}

const insert = `insert into audit_event (actor_issuer, actor_subject, actor_email, action, entity, entity_id, before, after, correlation_id,
     is_administrative, is_read)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;
const insertChange = sqlInTransaction('audit.insert', insert);
/** Who only looked changed nothing that it would have to share a transaction with. */
const insertRead = sql('audit.insert-read', insert);

const json = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

/** Who did what, written with the change itself or not at all (D52). */
@Injectable()
export class AuditTrail {
  constructor(private readonly database: Database) {}

  async record(event: AuditEvent): Promise<void> {
    const {
      actor,
      action,
      entity,
      entityId,
      before,
      after,
      correlationId = null,
      isAdministrative = false,
      isRead = false,
    } = event;
    const person = [actor?.issuer ?? null, actor?.subject ?? null, actor?.email ?? null];
    // The record of a key itself has its name already.
    const byKey = entity === 'api_key' ? undefined : actor?.keyName;
    const told = byKey === undefined ? after : { ...(after as object), byKey };
    const states = [json(before), json(told)];
    await this.database.run(isRead ? insertRead : insertChange, [
      ...person,
      action,
      entity,
      String(entityId),
      ...states,
      correlationId,
      isAdministrative,
      isRead,
    ]);
  }
}
