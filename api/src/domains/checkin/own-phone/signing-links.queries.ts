import { OWN_PHONE_ISSUER } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { recordEvents } from '../../../platform/audit/audit.fragment';
import { Database } from '../../../platform/database/database';
import { sql, sqlInTransaction } from '../../../platform/database/statement';

/** So many wrong codes end a link. */
const MOST_MISSES = 5;

export interface NewLink {
  readonly id: string;
  readonly secretHash: Buffer;
  readonly headContactId: number;
  readonly contactId: number;
  readonly locationId: number;
  readonly activityId: number;
  readonly issuer: string;
  readonly subject: string;
  readonly madeAt: Date;
  readonly expiresAt: Date;
}

export interface LinkRow {
  readonly id: string;
  readonly headContactId: number;
  readonly contactId: number;
  readonly locationId: number;
  readonly activityId: number;
  readonly issuer: string;
  readonly subject: string;
  readonly expiresAt: Date;
  readonly sessionUntil: Date | null;
  readonly endedAs: 'withdrawn' | 'signed' | 'guessed' | null;
}

const columns = `id, head_contact_id::integer as "headContactId", contact_id::integer as "contactId", location_id as "locationId",
  activity_id as "activityId", issuer, subject, expires_at as "expiresAt", session_until as "sessionUntil", ended_as as "endedAs"`;

const details = `jsonb_build_object('linkId', id, 'activityId', activity_id, 'locationId', location_id)`;

/** An earlier link of the same person ends: there is one at a time, which the household's lock sees to. */
const make = sqlInTransaction<{ id: string }>(
  'own-phone.make',
  `with earlier as (
  update signing_link set ended_as = 'withdrawn' where contact_id = $4 and ended_as is null
), made as (
  insert into signing_link (id, secret_hash, head_contact_id, contact_id, location_id, activity_id, issuer, subject, made_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning *
), audited as (
  ${recordEvents(`select issuer, subject, $11::text, 'checkin.waiver_link_made', 'contact', contact_id::text, ${details}, $12::text from made`)}
) select id from made`,
);

const findOwn = sql<LinkRow>(
  'own-phone.find-own',
  `select ${columns} from signing_link where id = $1 and head_contact_id = $2`,
);

const withdraw = sql<{ id: string }>(
  'own-phone.withdraw',
  `with gone as (
  update signing_link set ended_as = 'withdrawn' where id = $1 and ended_as is null returning *
), audited as (
  ${recordEvents(`select $2::text, $3::text, $4::text, 'checkin.waiver_link_withdrawn', 'contact', contact_id::text, ${details}, $5::text from gone`)}
) select id from gone`,
);

const decline = sql<{ id: string }>(
  'own-phone.decline',
  `with gone as (
  update signing_link set ended_as = 'withdrawn' where id = $1 and ended_as is null returning *
), audited as (
  ${recordEvents(`select '${OWN_PHONE_ISSUER}', id::text, null, 'checkin.waiver_link_declined', 'contact', contact_id::text, ${details}, $2::text from gone`)}
) select id from gone`,
);

/** Counted before the code is looked at, so that tries at the same time are all counted; a right code gives its try back. */
const tryCode = sql<LinkRow & { misses: number }>(
  'own-phone.try-code',
  `update signing_link set misses = misses + 1
where secret_hash = $1 and ended_as is null and expires_at > $2 and misses < ${MOST_MISSES} returning ${columns}, misses`,
);

const endGuessed = sql<{ id: string }>(
  'own-phone.end-guessed',
  `update signing_link set ended_as = 'guessed' where id = $1 and ended_as is null and misses >= ${MOST_MISSES} returning id`,
);

const openSession = sql<{ id: string }>(
  'own-phone.open-session',
  `with opened as (
  update signing_link set misses = misses - 1, used_window = $2, session_hash = $3, session_until = $4
  where id = $1 and ended_as is null and (used_window is null or used_window < $2) returning *
), audited as (
  ${recordEvents(`select '${OWN_PHONE_ISSUER}', id::text, null, 'checkin.waiver_link_opened', 'contact', contact_id::text, ${details}, $5::text from opened`)}
) select id from opened`,
);

/** Also of one that ended by signing: an answer that was lost is asked for again. */
const findSession = sql<LinkRow>(
  'own-phone.find-session',
  `select ${columns} from signing_link
where session_hash = $1 and session_until > $2 and (ended_as is null or ended_as = 'signed')`,
);

const endSigned = sql<{ id: string }>(
  'own-phone.end-signed',
  `update signing_link set ended_as = 'signed' where id = $1 and ended_as is null returning id`,
);

@Injectable()
export class SigningLinksQueries {
  constructor(private readonly database: Database) {}

  /** Inside the caller's unit of work, which holds the household. */
  async make(link: NewLink, email: string | undefined, correlationId: string): Promise<void> {
    const { id, secretHash, headContactId, contactId, locationId, activityId } = link;
    const { issuer, subject, madeAt, expiresAt } = link;
    const named = [id, secretHash, headContactId, contactId, locationId, activityId, issuer, subject];
    await this.database.run(make, [...named, madeAt, expiresAt, email ?? null, correlationId]);
  }

  findOwn(linkId: string, headContactId: number): Promise<LinkRow | undefined> {
    return this.database.first(findOwn, [linkId, headContactId]);
  }

  async withdraw(
    linkId: string,
    by: { readonly issuer: string; readonly subject: string; readonly email?: string },
    correlationId: string,
  ): Promise<void> {
    await this.database.run(withdraw, [linkId, by.issuer, by.subject, by.email ?? null, correlationId]);
  }

  /** By the one who opened it. */
  async decline(linkId: string, correlationId: string): Promise<void> {
    await this.database.run(decline, [linkId, correlationId]);
  }

  tryCode(secretHash: Buffer, now: Date): Promise<LinkRow | undefined> {
    return this.database.first(tryCode, [secretHash, now]);
  }

  async endGuessed(linkId: string): Promise<void> {
    await this.database.run(endGuessed, [linkId]);
  }

  /** False when the code was used before. */
  async openSession(
    linkId: string,
    session: { readonly window: number; readonly hash: Buffer; readonly until: Date },
    correlationId: string,
  ): Promise<boolean> {
    const { window, hash, until } = session;
    return (await this.database.first(openSession, [linkId, window, hash, until, correlationId])) !== undefined;
  }

  findSession(hash: Buffer, now: Date): Promise<LinkRow | undefined> {
    return this.database.first(findSession, [hash, now]);
  }

  async endSigned(linkId: string): Promise<void> {
    await this.database.run(endSigned, [linkId]);
  }
}
