import { Injectable } from '@nestjs/common';
import type { Sealed } from '../../../platform/crypto/field-cipher';
import { Database } from '../../../platform/database/database';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { PersonalData } from '../../../platform/personal-data/personal-data';
import { ExpiredData, type Removal } from '../../../platform/retention/expired-data';

const AT_ONCE = 10_000;
/** Of a household; older ones make room. Thirty people with two forms each. */
const MOST = 60;

export interface FormDraftRow extends Sealed {
  readonly name: string;
  readonly keptAt: Date;
}

const list = sql<FormDraftRow>(
  'form-drafts.list',
  `select name, kept_at as "keptAt", key_id as "keyId", sealed from form_draft
where head_contact_id = $1 and kept_at > $2 order by name`,
);

const keep = sql<never>(
  'form-drafts.keep',
  `with room as (
  delete from form_draft where name in (
    select name from form_draft where head_contact_id = $2 and name <> $1 order by kept_at desc offset ${MOST - 1})
)
insert into form_draft (name, head_contact_id, contact_id, kept_at, key_id, sealed) values ($1, $2, $3, $4, $5, $6)
on conflict (name) do update set head_contact_id = $2, kept_at = $4, key_id = $5, sealed = $6`,
);

const forget = sql<never>('form-drafts.forget', 'delete from form_draft where name = $1 and head_contact_id = $2');

/** The archive tells of it; what it says is the guest's own form, saved or gone within a day. */
const listOfPeople = sql<{ drafts: unknown }>(
  'form-drafts.list-of-people',
  `select coalesce(json_agg(json_build_object('name', name, 'keptAt', kept_at) order by name), '[]') as drafts
from form_draft where contact_id = any($1) or head_contact_id = any($1)`,
);

const eraseOfPeople = sqlInTransaction<never>(
  'form-drafts.erase-of-people',
  'delete from form_draft where contact_id = any($1) or head_contact_id = any($1)',
);

const removeOld = sqlInTransaction<Removal>(
  'form-drafts.remove-old',
  `with gone as (
  delete from form_draft where name in (
    select name from form_draft where kept_at < $1 order by kept_at limit $2 for update skip locked)
  returning kept_at)
select count(*)::integer as removed, min(kept_at) as oldest from gone`,
);

/** What guests typed and have not saved (D51, D60, D61). */
@Injectable()
export class FormDraftsQueries {
  constructor(private readonly database: Database) {}

  /** Kept after that. */
  list(headContactId: number, after: Date): Promise<FormDraftRow[]> {
    return this.database.run(list, [headContactId, after]);
  }

  async keep(row: FormDraftRow, headContactId: number, contactId: number): Promise<void> {
    await this.database.run(keep, [row.name, headContactId, contactId, row.keptAt, row.keyId, row.sealed]);
  }

  async forget(name: string, headContactId: number): Promise<void> {
    await this.database.run(forget, [name, headContactId]);
  }

  registerWith(personal: PersonalData, expired: ExpiredData, keptFrom: () => Date): void {
    personal.register({
      name: 'unsavedForms',
      read: async ({ ids }) => (await this.database.first(listOfPeople, [ids]))?.drafts,
      erase: async ({ ids }) => {
        await this.database.run(eraseOfPeople, [ids]);
      },
    });
    expired.register('idempotencyRecords', () => this.#remove(keptFrom()));
  }

  async #remove(keptFrom: Date): Promise<Removal> {
    const [gone] = await this.database.run(removeOld, [keptFrom, AT_ONCE]);
    return { ...gone!, ...(gone!.removed === AT_ONCE && { next: [] }) };
  }
}
