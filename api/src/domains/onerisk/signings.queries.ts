import type { OneRiskSigning } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { isPutOff, PutOffWork } from '../../platform/clock/put-off-work';
import { columnsOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { sql, sqlInTransaction } from '../../platform/database/statement';
import { OneRiskSigningEntity } from './one-risk-signing.entity';

/** Seconds until the next one, after so many. */
const pauseAfter = (asks: string): string => `least(5 * 2 ^ least(${asks}, 12), 21600)`;
const FIRST_ASK = "interval '10 minutes'";
const AFTER_CLAIM = "interval '5 seconds'";
/** Nobody comes back to a page of last week. */
const ASKED_FOR = "interval '7 days'";

const fields = columnsOf(OneRiskSigningEntity)
  .map(({ field, column }) => (field.endsWith('Ids') ? `to_json(${column}) as "${field}"` : `${column} as "${field}"`))
  .join(', ');

export type NewSigning = Pick<
  OneRiskSigningEntity,
  'reference' | 'waiverId' | 'headContactId' | 'locationId' | 'activityId' | 'taskId' | 'contactIds' | 'ofAgeOn'
>;

const insert = sql<never>(
  'onerisk.insert-signings',
  `insert into one_risk_signing (reference, waiver_id, head_contact_id, location_id, activity_id, task_id, contact_ids, of_age_on, next_ask_at)
select reference, "waiverId", "headContactId", "locationId", "activityId", "taskId", "contactIds", "ofAgeOn", now() + ${FIRST_ASK}
from jsonb_to_recordset($1) as s (reference uuid, "waiverId" text, "headContactId" bigint, "locationId" int, "activityId" int, "taskId" int,
  "contactIds" bigint[], "ofAgeOn" date)`,
);

const list = sql<OneRiskSigning>(
  'onerisk.list-signings',
  `select reference, task_id as "taskId", to_json(contact_ids) as "contactIds", state from one_risk_signing
where head_contact_id = $1 and created_at > now() - interval '90 days' order by created_at desc, waiver_id limit 100`,
);

const find = sql<OneRiskSigningEntity>(
  'onerisk.find-signing',
  `select ${fields} from one_risk_signing where reference = $1 and waiver_id = $2`,
);

/** $1 reference, $2 the household. The partner is asked when its callback has not come within seconds; who declined may have signed after all. */
const claim = sql<{ reference: string }>(
  'onerisk.claim',
  `with claimed as (
  update one_risk_signing set state = 'confirming', claimed_at = now(), asks = 0, next_ask_at = now() + ${AFTER_CLAIM}
  where reference = $1 and head_contact_id = $2 and state in ('open', 'declined')
)
select reference from one_risk_signing where reference = $1 and head_contact_id = $2 limit 1`,
);

/**
 * $1 one reference, or null for some that are due but for $2; those that somebody waits for come first. Each is asked about less and less often; who
 * declined may sign after all.
 */
const takeDue = sql<{ reference: string }>(
  'onerisk.take-due',
  `update one_risk_signing set asks = asks + 1, next_ask_at = now() + make_interval(secs => ${pauseAfter('asks')})
where (reference, waiver_id) in (select reference, waiver_id from one_risk_signing
  where state <> 'signed' and next_ask_at <= now() and created_at > now() - ${ASKED_FOR} and ($1::uuid is null or reference = $1)
    and reference <> all($2::uuid[])
  order by (state = 'confirming') desc, next_ask_at limit 20 for update skip locked)
returning reference`,
);

/** $1 reference, $2 waiver, $3 for whom it is signed besides, $4 the document. Of the others nothing new is known. */
const markSigned = sqlInTransaction<never>(
  'onerisk.mark-signed',
  `with s as (
  select reference, waiver_id, array(select distinct id from unnest(signed_ids || $3::bigint[]) id where id = any(contact_ids) order by 1) as ids
  from one_risk_signing
  where reference = $1 and waiver_id = $2 for update
)
update one_risk_signing g set signed_ids = s.ids, document_id = coalesce($4, g.document_id), settled_at = coalesce(g.settled_at, now()),
  state = case when s.ids @> g.contact_ids then 'signed' else g.state end
from s where g.reference = s.reference and g.waiver_id = s.waiver_id`,
);

/** $1 reference, $2 waiver, $3 who declines. Whoever has signed has signed. */
const markDeclined = sqlInTransaction<never>(
  'onerisk.mark-declined',
  `update one_risk_signing set state = 'declined' where reference = $1 and waiver_id = $2 and state in ('open', 'confirming')
  and exists (select from unnest($3::bigint[]) id where id = any(contact_ids) and id <> all(signed_ids))`,
);

const bringNear = sql<never>(
  'onerisk.bring-near',
  `update one_risk_signing set next_ask_at = now(), claimed_at = least(claimed_at, now())
where state = 'confirming' and ${isPutOff('next_ask_at', pauseAfter('asks'))}`,
);

/** The partner was asked and somebody's signature is still missing: after some minutes the browser was wrong. */
const reopen = sql<never>(
  'onerisk.reopen',
  `update one_risk_signing set state = 'open' where reference = $1 and state = 'confirming' and claimed_at < now() - interval '10 minutes'`,
);

/** The partner has no page for it: nobody can sign there, so there is nothing to ask unless a browser claims it. */
const leaveUnasked = sql<never>(
  'onerisk.leave-unasked',
  `update one_risk_signing set next_ask_at = created_at + ${ASKED_FOR} where reference = $1 and state = 'open'`,
);

const endAsking = sql<never>(
  'onerisk.end-asking',
  `update one_risk_signing set state = 'open' where state = 'confirming' and created_at <= now() - ${ASKED_FOR}`,
);

export interface Confirming {
  readonly count: number;
  readonly oldestSeconds: number;
}

const confirming = sql<Confirming>(
  'onerisk.confirming',
  `select count(*)::int as count, coalesce(extract(epoch from now() - min(claimed_at)), 0)::float8 as "oldestSeconds"
from one_risk_signing where state = 'confirming'`,
);

/** Which waivers are being signed with the partner. */
@Injectable()
export class SigningsQueries {
  constructor(
    private readonly database: Database,
    putOff: PutOffWork,
  ) {
    putOff.register(() => database.run(bringNear));
  }

  async insert(signings: readonly NewSigning[]): Promise<void> {
    await this.database.run(insert, [JSON.stringify(signings)]);
  }

  /** The household's of the last months, the newest first. */
  list(headContactId: number): Promise<OneRiskSigning[]> {
    return this.database.run(list, [headContactId]);
  }

  find(reference: string, waiverId: string): Promise<OneRiskSigningEntity | undefined> {
    return this.database.first(find, [reference, waiverId]);
  }

  /** False for a reference that is not the household's (D5). */
  async claim(reference: string, headContactId: number): Promise<boolean> {
    return (await this.database.first(claim, [reference, headContactId])) !== undefined;
  }

  /** Some references to ask about now, but for `passedOver`; nobody else asks meanwhile. */
  async takeDue(reference: string | null, passedOver: readonly string[] = []): Promise<string[]> {
    const due = await this.database.run(takeDue, [reference, passedOver]);
    return [...new Set(due.map((one) => one.reference))];
  }

  async markSigned(reference: string, waiverId: string, ids: readonly number[], document: string | null) {
    await this.database.run(markSigned, [reference, waiverId, ids, document]);
  }

  async markDeclined(reference: string, waiverId: string, ids: readonly number[]) {
    await this.database.run(markDeclined, [reference, waiverId, ids]);
  }

  async confirming(): Promise<Confirming> {
    return (await this.database.first(confirming))!;
  }

  async reopen(reference: string): Promise<void> {
    await this.database.run(reopen, [reference]);
  }

  async leaveUnasked(reference: string): Promise<void> {
    await this.database.run(leaveUnasked, [reference]);
  }

  /** Nobody waits for what is not asked about any more. */
  async endAsking(): Promise<void> {
    await this.database.run(endAsking, []);
  }
}
