import { Injectable } from '@nestjs/common';
import type { Clock } from '../../../platform/clock/clock';
import type { Sealed } from '../../../platform/crypto/field-cipher';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/statement';
import { holdMember } from '../../pos/members.fragment';

const KEPT_MS = 24 * 3_600_000;
/** Of a household; older ones make room. Thirty people with two forms each. */
const MOST = 60;

export const draftsKeptFrom = (clock: Clock): Date => new Date(clock.now() - KEPT_MS);

export interface FormDraftRow extends Sealed {
  readonly name: string;
  readonly keptAt: Date;
}

const list = sql<FormDraftRow>(
  'form-drafts.list',
  `select name, kept_at as "keptAt", key_id as "keyId", sealed from form_draft
where head_contact_id = $1 and kept_at > $2 order by name`,
);

const keep = sql<{ name: string }>(
  'form-drafts.keep',
  `with room as (
  delete from form_draft where name in (
    select name from form_draft where head_contact_id = $2 and name <> $1 order by kept_at desc offset ${MOST - 1})
)
insert into form_draft (name, head_contact_id, contact_id, kept_at, key_id, sealed)
select $1, $2, $3, $4, $5, $6 from (${holdMember('$3')}) member
on conflict (name) do update set head_contact_id = $2, kept_at = $4, key_id = $5, sealed = $6 returning name`,
);

const forget = sql<never>('form-drafts.forget', 'delete from form_draft where name = $1 and head_contact_id = $2');

/** What guests typed and have not saved (D51). */
@Injectable()
export class FormDraftsQueries {
  constructor(private readonly database: Database) {}

  /** Kept after that. */
  list(headContactId: number, after: Date): Promise<FormDraftRow[]> {
    return this.database.run(list, [headContactId, after]);
  }

  /** False when nobody has this id any more. */
  async keep(
    { name, keptAt, keyId, sealed }: FormDraftRow,
    headContactId: number,
    contactId: number,
  ): Promise<boolean> {
    return (await this.database.first(keep, [name, headContactId, contactId, keptAt, keyId, sealed])) !== undefined;
  }

  async forget(name: string, headContactId: number): Promise<void> {
    await this.database.run(forget, [name, headContactId]);
  }
}
