import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/auth/principal';
import { Database } from '../../../platform/database/database';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { plainName } from '../contacts.fragment';
import type { Person } from '../people.facade';
import type { MemberName } from '../pos.facade';
import { hasShopOrder } from '../shop-orders.fragment';
import type { HouseholdRow } from './household-reader';

export interface NewHead {
  firstName: string;
  lastName: string;
  email: string | null;
  dateOfBirth: string | null;
  /** By the provider. */
  emailIsVouched: boolean;
}

const findHouseholdOf = sql<HouseholdRow>(
  'pos.find-household-of',
  `select d.head_contact_id as "headContactId", d.version, d.document::text as document
from contact c join household_document d on d.head_contact_id = coalesce(c.parent_contact_id, c.contact_id) where c.contact_id = $1`,
);

const findVersionOf = sql<{ version: number }>(
  'pos.find-version-of',
  `select p.version
from contact c join household_part p on p.head_contact_id = coalesce(c.parent_contact_id, c.contact_id) where c.contact_id = $1`,
);

const findHeadOf = sql<{ headContactId: number }>(
  'pos.find-head-of',
  `select i.contact_id as "headContactId"
from identity i join contact c on coalesce(c.parent_contact_id, c.contact_id) = i.contact_id
where i.subject = $2 and i.issuer = $1 and c.contact_id = $3`,
);

/**
 * Whom staff began at the counter, or the point of sale told of, and the provider vouches for: by the e-mail and the whole name, however it is
 * written, when it is one person alone (D2). A shop's order is whose e-mail booked it, whatever name they gave there (D75).
 */
export const claimable = (link: 'exists' | 'not exists') => `known as (
  select contact_id from contact c where parent_contact_id is null
    and email is not null and lower(email) = lower($3)
    and (${plainName('first_name', 'last_name')} = ${plainName('$4::text', '$5::text')} or ${hasShopOrder('c.contact_id')})
    and not exists (select from identity i where i.contact_id = c.contact_id)
    and ${link} (select from pos_link l where l.contact_id = c.contact_id)
)`;
const claimOf = (name: string, link: 'exists' | 'not exists') =>
  sqlInTransaction<{ contactId: number }>(
    name,
    `with ${claimable(link)}
insert into identity (issuer, subject, contact_id)
select $1, $2, min(contact_id) from known where not exists (select from identity where subject = $2 and issuer = $1) having count(*) = 1
returning contact_id as "contactId"`,
  );
const claims = {
  begun: claimOf('pos.claim-head', 'not exists'),
  told: claimOf('pos.claim-told-head', 'exists'),
} as const;

const findHeadWith = sql<{ headContactId: number }>(
  'pos.find-head-with',
  `select coalesce(parent_contact_id, contact_id) as "headContactId"
from contact where contact_id = $2 and coalesce(parent_contact_id, contact_id) = $1`,
);

/** In a statement of its own: the next one then sees what the lock's previous holder committed. */
const lockIdentity = sqlInTransaction<unknown>(
  'pos.lock-identity',
  `select 1 from pg_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 0))`,
);

/** As `lockIdentity`: two accounts with one address meet whom staff have begun one after the other. */
const lockAddress = sqlInTransaction<unknown>(
  'pos.lock-address',
  `select 1 from pg_advisory_xact_lock(hashtextextended('e-mail ' || lower($1), 0))`,
);

const insertHead = sqlInTransaction<{ contactId: number }>(
  'pos.insert-head',
  `with head as (
  insert into contact (first_name, last_name, email, date_of_birth, email_is_vouched)
  select $3, $4, $5, $6::date, $7::boolean where not exists (select 1 from identity where subject = $2 and issuer = $1)
  returning contact_id
)
insert into identity (issuer, subject, contact_id) select $1, $2, contact_id from head returning contact_id as "contactId"`,
);

const lockHousehold = sqlInTransaction<unknown>(
  'pos.lock-household',
  'select 1 from household_document where head_contact_id = $1 for update',
);

const countMembers = sqlInTransaction<{ members: number }>(
  'pos.count-members',
  'select count(*) as members from contact where contact_id = $1 or parent_contact_id = $1',
);

const findMember = sqlInTransaction<MemberName>(
  'pos.find-member',
  `select contact_id as "contactId", first_name as "firstName", last_name as "lastName" from contact
where coalesce(parent_contact_id, contact_id) = $1 and date_of_birth = $4
  and ${plainName('first_name', 'last_name')} = ${plainName('$2::text', '$3::text')} and contact_id is distinct from $5`,
);

const insertMember = sqlInTransaction<{ contactId: number }>(
  'pos.insert-member',
  `insert into contact (parent_contact_id, first_name, last_name, date_of_birth, email, phone)
values ($1, $2, $3, $4, $5, $6) returning contact_id as "contactId"`,
);

@Injectable()
export class PosQueries {
  constructor(private readonly database: Database) {}

  findHouseholdOf(contactId: number): Promise<HouseholdRow | undefined> {
    return this.database.first(findHouseholdOf, [contactId]);
  }

  async findVersionOf(contactId: number): Promise<number | null> {
    return (await this.database.first(findVersionOf, [contactId]))?.version ?? null;
  }

  async findHeadOf(person: Pick<Principal, 'issuer' | 'subject'>, contactId: number): Promise<number | null> {
    const found = await this.database.first(findHeadOf, [person.issuer, person.subject, contactId]);
    return found?.headContactId ?? null;
  }

  /** The given head when the contact is of that household, else null. */
  async findHeadWith(headContactId: number, contactId: number): Promise<number | null> {
    return (await this.database.first(findHeadWith, [headContactId, contactId]))?.headContactId ?? null;
  }

  async lockIdentity(issuer: string, subject: string): Promise<void> {
    await this.database.run(lockIdentity, [issuer, subject]);
  }

  /** Whoever else looks for a family by this address, or begins one, waits. */
  async lockAddress(email: string): Promise<void> {
    await this.database.run(lockAddress, [email]);
  }

  /** The id of the head whose account this is from now on; undefined when nobody fits, or more than one. */
  async claimHead(
    issuer: string,
    subject: string,
    { email, firstName, lastName }: Pick<NewHead, 'email' | 'firstName' | 'lastName'>,
    who: keyof typeof claims = 'begun',
  ): Promise<number | undefined> {
    if (email === null) return undefined;
    await this.lockAddress(email);
    const row = await this.database.first(claims[who], [issuer, subject, email, firstName, lastName]);
    return row?.contactId;
  }

  /** The new head's id; undefined when the person has one already. */
  async insertHead(issuer: string, subject: string, head: NewHead): Promise<number | undefined> {
    const row = await this.database.first(insertHead, [
      issuer,
      subject,
      head.firstName,
      head.lastName,
      head.email,
      head.dateOfBirth,
      head.emailIsVouched,
    ]);
    return row?.contactId;
  }

  /** Waits for other writers of the household and counts its members, the head included. */
  async lockHousehold(headContactId: number): Promise<number> {
    await this.database.run(lockHousehold, [headContactId]);
    const row = await this.database.first(countMembers, [headContactId]);
    return row?.members ?? 0;
  }

  /** Whoever has this name and birth date, but for the contact who is to have it. */
  findMember(
    headContactId: number,
    { firstName, lastName, dateOfBirth }: Person,
    contactId: number | null = null,
  ): Promise<MemberName | undefined> {
    return this.database.first(findMember, [headContactId, firstName, lastName, dateOfBirth, contactId]);
  }

  /** A head where there is none above. */
  async insertMember(headContactId: number | null, member: Person): Promise<number> {
    const { firstName, lastName, dateOfBirth, email, phone } = member;
    const row = await this.database.first(insertMember, [
      headContactId,
      firstName,
      lastName,
      dateOfBirth,
      email,
      phone,
    ]);
    if (!row) throw new Error('A member was not stored');
    return row.contactId;
  }
}
