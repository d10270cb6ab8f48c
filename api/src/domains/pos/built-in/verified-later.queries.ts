import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/auth/principal';
import { Database } from '../../../platform/database/database';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { isBlank } from '../members.fragment';
import { claimable } from './pos.queries';

type Account = Pick<Principal, 'issuer' | 'subject'>;

interface Claimant {
  readonly headContactId: number;
  readonly firstName: string;
  readonly lastName: string;
}

const findClaimant = sql<Claimant>(
  'pos.find-claimant',
  `select h.contact_id as "headContactId", h.first_name as "firstName", h.last_name as "lastName" from identity i join contact h using (contact_id)
where i.subject = $2 and i.issuer = $1 and not h.email_is_vouched and lower(h.email) = lower($3)`,
);

/** The household that is left has to be blank: it goes. */
const claimInstead = sqlInTransaction<{ contactId: number }>(
  'pos.claim-head-instead',
  `with ${claimable('not exists')}
update identity set contact_id = (select min(contact_id) from known)
where issuer = $1 and subject = $2 and contact_id = $6 and (select count(*) from known) = 1 and ${isBlank('$6')}
  and not exists (select from identity other where other.contact_id = $6 and (other.issuer, other.subject) <> ($1, $2))
returning contact_id as "contactId"`,
);

/** Beside another family of this address it would be one of two, and orders would be left to a person (D75). */
const vouch = sqlInTransaction<never>(
  'pos.vouch-for-address',
  `update contact set email_is_vouched = true where contact_id = $1
and not exists (select from contact o where o.parent_contact_id is null and lower(o.email) = lower($2) and o.email_is_vouched)`,
);

@Injectable()
export class VerifiedLaterQueries {
  constructor(private readonly database: Database) {}

  /** The head of an account's household whose address nobody vouched for, when it is this one. */
  findClaimant({ issuer, subject }: Account, email: string): Promise<Claimant | undefined> {
    return this.database.first(findClaimant, [issuer, subject, email]);
  }

  /** As at a first sign-in; undefined when nobody fits, more than one does, or the household so far is not blank. */
  async claimInstead(
    { issuer, subject }: Account,
    email: string,
    { headContactId, firstName, lastName }: Claimant,
  ): Promise<number | undefined> {
    const claimed = [issuer, subject, email, firstName, lastName, headContactId];
    return (await this.database.first(claimInstead, claimed))?.contactId;
  }

  async vouch(headContactId: number, email: string): Promise<void> {
    await this.database.run(vouch, [headContactId, email]);
  }
}
