import { COUNTER_ISSUER } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { recordEvents } from '../../../platform/audit/audit.fragment';
import { Database } from '../../../platform/database/database';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { members } from '../../pos/contacts.fragment';

export interface NewCounterSession {
  readonly id: string;
  readonly headContactId: number;
  readonly signerContactId: number;
  readonly locationId: number;
  readonly codeHash: Buffer;
  readonly codeUntil: Date;
  readonly madeAt: Date;
}

export interface CounterSessionRow {
  readonly id: string;
  readonly headContactId: number;
  readonly signerContactId: number;
  readonly locationId: number;
  readonly codeUntil: Date;
  readonly sessionUntil: Date | null;
  readonly endedAs: 'left' | 'withdrawn' | 'replaced' | null;
}

/** With the names of who stands there. */
export interface OpenedSession extends CounterSessionRow {
  readonly firstName: string;
  readonly lastName: string;
}

const columns = `id, head_contact_id::integer as "headContactId", signer_contact_id::integer as "signerContactId",
  location_id as "locationId", code_until as "codeUntil", session_until as "sessionUntil", ended_as as "endedAs"`;

const happened = (action: string, from: string, correlationId: string) =>
  recordEvents(`select '${COUNTER_ISSUER}', id::text, null, '${action}', 'contact', head_contact_id::text,
  jsonb_build_object('sessionId', id, 'locationId', location_id), ${correlationId}::text from ${from}`);

/** An earlier one of the household ends: there is one at a time. */
const make = sqlInTransaction<{ id: string }>(
  'counter.make',
  `with earlier as (
  update counter_session set ended_as = 'replaced' where head_contact_id = $2 and ended_as is null
)
insert into counter_session (id, head_contact_id, signer_contact_id, location_id, code_hash, code_until, made_at)
values ($1, $2, $3, $4, $5, $6, $7) returning id`,
);

const find = sql<CounterSessionRow>(
  'counter.find',
  `select ${columns} from counter_session where id = $1 and head_contact_id = $2`,
);

/** There is one at a time. */
const findCurrent = sql<CounterSessionRow>(
  'counter.find-current',
  `select ${columns} from counter_session
where head_contact_id = $1 and ended_as is null and coalesce(session_until, code_until) > $2 order by made_at desc limit 1`,
);

/** A code works once, while who stands there is of the household. */
const open = sql<OpenedSession>(
  'counter.open',
  `with opened as (
  update counter_session s set token_hash = $3, session_until = $4 from (${members}) m
  where s.code_hash = any($1::bytea[]) and s.code_until > $2 and s.token_hash is null and s.ended_as is null
    and m.contact_id = s.signer_contact_id and m.head_contact_id = s.head_contact_id returning s.*, m.first_name, m.last_name
), audited as (
  ${happened('counter.opened', 'opened', '$5')}
) select ${columns}, first_name as "firstName", last_name as "lastName" from opened`,
);

/** By the device that opened it and lost the answer: whose it is stays as it was. */
const openAgain = sql<OpenedSession>(
  'counter.open-again',
  `select ${columns}, first_name as "firstName", last_name as "lastName" from (
  select s.*, m.first_name, m.last_name from counter_session s join (${members}) m
    on m.contact_id = s.signer_contact_id and m.head_contact_id = s.head_contact_id
  where s.code_hash = any($1::bytea[]) and s.code_until > $2 and s.token_hash = $3 and s.ended_as is null
) opened`,
);

const findByToken = sql<CounterSessionRow>(
  'counter.find-by-token',
  `select ${columns} from counter_session where token_hash = any($1::bytea[])`,
);

const leave = sql<{ id: string }>(
  'counter.leave',
  `with gone as (
  update counter_session set ended_as = 'left' where id = $1 and ended_as is null returning *
), audited as (
  ${happened('counter.left', 'gone', '$2')}
) select id from gone`,
);

const withdraw = sqlInTransaction<{ id: string }>(
  'counter.withdraw',
  `update counter_session set ended_as = 'withdrawn' where id = $1 and ended_as is null returning id`,
);

@Injectable()
export class CounterSessionsQueries {
  constructor(private readonly database: Database) {}

  /** Inside the caller's unit of work. */
  async make(session: NewCounterSession): Promise<void> {
    const { id, headContactId, signerContactId, locationId, codeHash, codeUntil, madeAt } = session;
    await this.database.run(make, [id, headContactId, signerContactId, locationId, codeHash, codeUntil, madeAt]);
  }

  find(id: string, headContactId: number): Promise<CounterSessionRow | undefined> {
    return this.database.first(find, [id, headContactId]);
  }

  /** Undefined when the household has none that has not ended. */
  findCurrent(headContactId: number, now: Date): Promise<CounterSessionRow | undefined> {
    return this.database.first(findCurrent, [headContactId, now]);
  }

  /** Undefined when the code is nobody's, used by another device, or too old, or who stands there has left the household. */
  async open(
    codeHashes: readonly Buffer[],
    now: Date,
    { tokenHash, until }: { readonly tokenHash: Buffer; readonly until: Date },
    correlationId: string,
  ): Promise<OpenedSession | undefined> {
    const opened = await this.database.first(open, [codeHashes, now, tokenHash, until, correlationId]);
    return opened ?? this.database.first(openAgain, [codeHashes, now, tokenHash]);
  }

  findByToken(tokenHashes: readonly Buffer[]): Promise<CounterSessionRow | undefined> {
    return this.database.first(findByToken, [tokenHashes]);
  }

  async leave(id: string, correlationId: string): Promise<void> {
    await this.database.run(leave, [id, correlationId]);
  }

  /** Inside the caller's unit of work. False when it has ended before. */
  async withdraw(id: string): Promise<boolean> {
    return (await this.database.first(withdraw, [id])) !== undefined;
  }
}
