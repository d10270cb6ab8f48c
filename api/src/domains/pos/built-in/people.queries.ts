import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { type People, PersonalData } from '../../../platform/personal-data/personal-data';
import { HealthAnswers } from '../health-answers.facade';
import { lockHouseholdsOf } from '../members.fragment';
import type { Person, PosPeople } from '../people.facade';
import type { MemberName, PosChildRegistration } from '../pos.facade';
import { PosQueries } from './pos.queries';

const rowsOf = (table: string, left: string, order: string) =>
  `(select coalesce(json_agg(to_jsonb(r) - '{${left}}'::text[] order by ${order}), '[]') from ${table} r where contact_id = any($1))`;

const list = sql<{ kept: Record<string, unknown>; registrations: PosChildRegistration[] }>(
  'pos.list-of-people',
  `select json_build_object('contacts', ${rowsOf('contact', 'name_words', 'r.contact_id')}, 'accounts', ${rowsOf('identity', '', 'r.created_at')},
  'purchases', ${rowsOf('purchase', '', 'r.purchase_id')}, 'media', ${rowsOf('pass_media', '', 'r.media_id')},
  'authorizations', ${rowsOf('waiver_authorization', '', 'r.authorization_id')},
  'rentalProfiles', ${rowsOf('rental_profile', '', 'r.contact_id')}, 'handOvers', ${rowsOf('pos_delivery', 'key_id,sealed', 'r.id')}) as kept,
(select coalesce(json_agg(json_build_object('contactId', contact_id, 'keyId', key_id, 'sealed', encode(sealed, 'base64'), 'updatedAtUtc', updated_at,
    'askedAgain', asked_again)), '[]')
  from child_registration where contact_id = any($1)) as registrations`,
);

const lock = sqlInTransaction<never>('pos.lock-people', lockHouseholdsOf('$1::bigint[]'));

const find = sqlInTransaction<People & { readonly headCreatedAt: string }>(
  'pos.find-people',
  `with head as (select coalesce(parent_contact_id, contact_id) as id from contact where contact_id = $1),
member as materialized (select * from contact where coalesce(parent_contact_id, contact_id) = (select id from head))
select (select id from head) as "headId", (select array_agg(contact_id order by contact_id) from member) as ids,
(select created_at::text from member where parent_contact_id is null) as "headCreatedAt",
(select coalesce(json_agg(json_build_object('issuer', issuer, 'subject', subject)), '[]') from identity where contact_id in (select contact_id from member))
  as accounts,
(select coalesce(array_agg(distinct word), '{}') from member, unnest(array[last_name, email, phone, customer_number, pickup_code]) word
  where word <> '') as words
from head`,
);

const renewPickupCodes = sqlInTransaction<never>(
  'pos.renew-pickup-codes',
  'update contact set pickup_code = default where coalesce(parent_contact_id, contact_id) = $1',
);

const giveBirthDate = sqlInTransaction<{ contactId: number }>(
  'pos.give-birth-date',
  `update contact set date_of_birth = $3 where contact_id = $2 and coalesce(parent_contact_id, contact_id) = $1 and date_of_birth is null
returning contact_id as "contactId"`,
);

const correct = sqlInTransaction<never>(
  'pos.correct-person',
  `update contact set first_name = $2, last_name = $3, date_of_birth = $4, email = $5, phone = $6,
  email_is_vouched = email_is_vouched or email is distinct from $5 where contact_id = $1`,
);

const remove = sqlInTransaction<never>(
  'pos.remove-people',
  `with profiles as (delete from rental_profile where contact_id = any($1)),
registrations as (delete from child_registration where contact_id = any($1)),
media as (delete from pass_media where contact_id = any($1)),
purchases as (delete from purchase where contact_id = any($1)),
authorizations as (delete from waiver_authorization where contact_id = any($1)),
accounts as (delete from identity where contact_id = any($1))
delete from contact where contact_id = any($1)`,
);

/** Whom the built-in point of sale knows, and what it keeps of them (D61). */
@Injectable()
export class PeopleQueries implements PosPeople {
  constructor(
    private readonly database: Database,
    private readonly queries: PosQueries,
    private readonly health: HealthAnswers,
    personal: PersonalData,
  ) {
    personal.register({
      name: 'household',
      isLast: true,
      read: (people) => this.#read(people),
      erase: ({ ids }) => this.database.run(remove, [ids]),
    });
  }

  async lock(contactId: number): Promise<(People & { readonly headCreatedAt: string }) | null> {
    await this.database.run(lock, [[contactId]]);
    return (await this.database.first(find, [contactId])) ?? null;
  }

  async giveBirthDate(headContactId: number, contactId: number, dateOfBirth: string): Promise<boolean> {
    await this.database.run(lock, [[headContactId]]);
    return (await this.database.first(giveBirthDate, [headContactId, contactId, dateOfBirth])) !== undefined;
  }

  async correct(headContactId: number, contactId: number, person: Person): Promise<MemberName | null> {
    const namesake = await this.queries.findMember(headContactId, person, contactId);
    if (namesake) return namesake;
    const { firstName, lastName, dateOfBirth, email, phone } = person;
    await this.database.run(correct, [contactId, firstName, lastName, dateOfBirth, email, phone]);
    return null;
  }

  async renewPickupCodes(headContactId: number): Promise<void> {
    await this.database.run(lock, [[headContactId]]);
    await this.database.run(renewPickupCodes, [headContactId]);
  }

  async #read({ ids }: People): Promise<unknown> {
    const { kept, registrations } = (await this.database.first(list, [ids]))!;
    const opened = registrations.map((stored) => ({
      contactId: stored.contactId,
      updatedAtUtc: stored.updatedAtUtc,
      askedAgain: stored.askedAgain,
      answers: this.health.canOpen(stored) ? this.health.show(stored) : null,
    }));
    return { ...kept, childRegistrations: opened };
  }
}
