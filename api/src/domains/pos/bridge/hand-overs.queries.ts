import type { BridgeEffect } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { isPutOff, PutOffWork } from '../../../platform/clock/put-off-work';
import { Database } from '../../../platform/database/database';
import { base64, instant } from '../../../platform/database/json.fragment';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { addHandOvers } from '../hand-over.fragment';

/** An effect as it lies in its row. */
export interface KeptEffect {
  readonly key: string;
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly keyId: string | null;
  /** Base64. */
  readonly sealed: string | null;
}

/** One that a worker has in hand. */
export interface HeldHandOver extends KeptEffect {
  readonly id: number;
  readonly occurredAtUtc: string;
  readonly attempts: number;
  readonly refusals: number;
  readonly contact: BridgeEffect['contact'];
  readonly head: BridgeEffect['contact'];
  readonly headMadeAtUtc: string;
}

export interface Tried {
  readonly error: string;
  /** Null when nobody tries again. */
  readonly pauseSeconds: number | null;
  readonly isRefusal: boolean;
  /** False when it was not sent at all. */
  readonly isAttempt: boolean;
}

export interface HandOverState {
  readonly waiting: number;
  readonly failed: number;
  readonly oldestSeconds: number | null;
}

/** A worker that is killed gives back what it had after this; its head and its own try take seven seconds at most. */
const HELD_SECONDS = 10;
/** More than the longest pause there is. */
const FURTHEST_SECONDS = 540;

const numberOf = (alias: string): string =>
  `case when exists (select from pos_link l where l.contact_id = ${alias}.contact_id) then ${alias}.customer_number end`;

/** `h` is the head of whoever it is. */
const person = (
  alias: string,
): string => `json_build_object('arrivalId', ${alias}.contact_id, 'headArrivalId', h.contact_id,
  'customerNumber', ${numberOf(alias)}, 'headCustomerNumber', ${numberOf('h')}, 'firstName', ${alias}.first_name, 'lastName', ${alias}.last_name,
  'dateOfBirth', ${alias}.date_of_birth, 'email', ${alias}.email, 'phone', ${alias}.phone)`;

const take = sql<HeldHandOver>(
  'pos.take-hand-over',
  `with due as (
  select d.id from pos_delivery d
  where d.status = 'waiting' and d.next_attempt_at <= now() and (d.held_until is null or d.held_until < now())
    and not exists (select from pos_delivery e where e.contact_id = d.contact_id and e.status = 'waiting' and e.id < d.id)
  order by d.next_attempt_at, d.id limit 1 for update of d skip locked
), held as (
  update pos_delivery d set held_until = now() + interval '${HELD_SECONDS} seconds', attempts = d.attempts + 1 from due where d.id = due.id returning d.*
)
select d.id, d.key, d.kind, d.data, d.key_id as "keyId", ${base64('d.sealed')} as sealed,
  ${instant('d.occurred_at')} as "occurredAtUtc", d.attempts, d.refusals, ${person('c')} as contact, ${person('h')} as head,
  ${instant('h.created_at')} as "headMadeAtUtc"
from held d join contact c on c.contact_id = d.contact_id join contact h on h.contact_id = coalesce(c.parent_contact_id, c.contact_id)`,
);

const bringNear = sql<never>(
  'pos.bring-hand-overs-near',
  `update pos_delivery set next_attempt_at = now(), held_until = null
where status = 'waiting' and ${isPutOff('next_attempt_at', FURTHEST_SECONDS)}`,
);

/** Sealed answers are not kept a moment longer than they are needed. */
const confirm = sqlInTransaction<{ id: number }>(
  'pos.confirm-hand-over',
  `update pos_delivery set status = 'delivered', settled_at = now(), held_until = null, error = null, key_id = null, sealed = null
where id = $1 and status = 'waiting' returning id`,
);

const dropReplaced = sql<{ id: number }>(
  'pos.drop-replaced-photo',
  `delete from pos_delivery d where id = $1 and status = 'waiting'
  and exists (select from pos_delivery n where n.contact_id = d.contact_id and n.kind = d.kind and n.id > d.id) returning id`,
);

/**
 * $1 hand-over, $2 why, $3 seconds until the next try or null, $4 whether the bridge refused, $5 whether it counts as a try. What comes after it for the
 * contact is put off with it: due and not to be taken, thousands of them would stand before everybody else, and `take` walk through all each time.
 */
const note = sql<never>(
  'pos.note-try',
  `with noted as (
  update pos_delivery set held_until = null, error = $2, refusals = refusals + $4::int, attempts = attempts - 1 + $5::int,
    status = case when $3::double precision is null then 'failed' else 'waiting' end,
    settled_at = case when $3::double precision is null then now() end,
    next_attempt_at = now() + make_interval(secs => coalesce($3::double precision, 0))
  where id = $1 and status = 'waiting' returning id, contact_id, status, next_attempt_at
)
update pos_delivery d set next_attempt_at = n.next_attempt_at from noted n
where n.status = 'waiting' and d.contact_id = n.contact_id and d.id > n.id and d.status = 'waiting' and d.next_attempt_at < n.next_attempt_at`,
);

/** Of each state by its own index: what was delivered in thirty days may be millions. */
const state = sql<HandOverState>(
  'pos.hand-over-state',
  `select w.waiting, f.failed, w."oldestSeconds"
from (select count(*)::int as waiting, extract(epoch from now() - min(created_at))::float8 as "oldestSeconds"
  from pos_delivery where status = 'waiting') w,
(select count(*)::int as failed from pos_delivery where status = 'failed') f`,
);

const addOne = sqlInTransaction<never>('pos.add-hand-over', addHandOvers('$1::jsonb', '(select) one', 'now()'));

/** What waits for the point of sale, as the worker sees it. */
@Injectable()
export class HandOversQueries {
  constructor(
    private readonly database: Database,
    putOff: PutOffWork,
  ) {
    putOff.register(() => database.run(bringNear));
  }

  async add(rows: string): Promise<void> {
    await this.database.run(addOne, [rows]);
  }

  /** The one that is due longest and first for its contact; nobody else has it. */
  take(): Promise<HeldHandOver | undefined> {
    return this.database.first(take);
  }

  /** False when it was confirmed already. */
  async confirm(id: number): Promise<boolean> {
    return (await this.database.run(confirm, [id])).length > 0;
  }

  /** False when the photo is still the newest of its person. Kept as confirmed it would be missed there every night. */
  async dropReplaced(id: number): Promise<boolean> {
    return (await this.database.run(dropReplaced, [id])).length > 0;
  }

  async note(id: number, { error, pauseSeconds, isRefusal, isAttempt }: Tried): Promise<void> {
    await this.database.run(note, [
      id,
      error.slice(0, 500).replaceAll('\0', ''),
      pauseSeconds,
      isRefusal ? 1 : 0,
      isAttempt ? 1 : 0,
    ]);
  }

  async state(): Promise<HandOverState> {
    const found = await this.database.first(state);
    if (!found) throw new Error('What waits for the point of sale cannot be read');
    return found;
  }
}
