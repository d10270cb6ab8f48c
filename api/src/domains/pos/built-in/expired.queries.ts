import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sqlInTransaction } from '../../../platform/database/statement';
import { ExpiredData, type Place, type Removal } from '../../../platform/retention/expired-data';
import { lockHouseholdsOf, usedSince } from '../members.fragment';

const AT_ONCE = 500;

const lock = sqlInTransaction<never>('pos.lock-households-of', lockHouseholdsOf('$1::bigint[]'));

const findOldAnswers = sqlInTransaction<{ contactId: number }>(
  'pos.find-old-answers',
  'select contact_id as "contactId" from child_registration where updated_at < $1 order by updated_at limit $2',
);

const removeOldAnswers = sqlInTransaction<Removal>(
  'pos.remove-old-answers',
  `with gone as (delete from child_registration where contact_id = any($1::bigint[]) and updated_at < $2 returning updated_at)
 select count(*)::integer as removed, min(updated_at) as oldest from gone`,
);

const listOldHeads = sqlInTransaction<{ headContactId: number }>(
  'pos.list-old-heads',
  `select contact_id as "headContactId" from contact where contact_id > $1 and parent_contact_id is null and created_at < $2
order by contact_id limit $3`,
);

/** Nothing of it since, and nothing kept that names it: evidence and pictures go in their own time, before. */
const removeUnused = sqlInTransaction<Removal>(
  'pos.remove-unused-households',
  `with candidate as materialized (
  select h.contact_id as head, max(m.created_at) as joined, array_agg(m.contact_id) as members
  from contact h join contact m on coalesce(m.parent_contact_id, m.contact_id) = h.contact_id
  where h.contact_id = any($1::bigint[]) group by h.contact_id
), unused as materialized (
  select * from candidate c where joined < $2
    and not exists (select from signature s where s.head_contact_id = c.head or s.contact_id = any(c.members) or s.signer_contact_id = any(c.members))
    and not exists (select from one_risk_signing s where s.head_contact_id = c.head and s.signed_ids <> '{}')
    and not exists (select from unnest(c.members) member where ${usedSince('member', '$2')}
      or exists (select from photo b where b.contact_id = member) or exists (select from photo_upload b where b.contact_id = member)
      or exists (select from completion b where b.contact_id = member and b.completed_at >= $2)
      or exists (select from task_skip b where b.contact_id = member and b.skipped_on >= $2))
), member as materialized (select unnest(members) as id from unused
), profiles as (delete from rental_profile where contact_id in (select id from member)
), registrations as (delete from child_registration where contact_id in (select id from member)
), media as (delete from pass_media where contact_id in (select id from member)
), purchases as (delete from purchase where contact_id in (select id from member)
), authorizations as (delete from waiver_authorization where contact_id in (select id from member)
), identities as (delete from identity where contact_id in (select id from member)
), gone as (delete from contact where contact_id in (select id from member)
)
select count(*)::integer as removed, min(joined) as oldest from unused`,
);

/** Health answers and whole households past their time (D51, D60). */
@Injectable()
export class ExpiredPosData {
  constructor(
    private readonly database: Database,
    expired: ExpiredData,
  ) {
    expired.register('healthAnswers', (keptFrom) => this.#removeAnswers(keptFrom));
    expired.register('households', (keptFrom, place) => this.#removeHouseholds(keptFrom, place));
  }

  async #removeAnswers(keptFrom: Date): Promise<Removal> {
    const due = (await this.database.run(findOldAnswers, [keptFrom, AT_ONCE])).map(({ contactId }) => contactId);
    await this.database.run(lock, [due]);
    const [gone] = await this.database.run(removeOldAnswers, [due, keptFrom]);
    return { ...gone!, ...(due.length === AT_ONCE && { next: [] }) };
  }

  async #removeHouseholds(keptFrom: Date, [afterId]: Place = [0]): Promise<Removal> {
    const heads = (await this.database.run(listOldHeads, [afterId, keptFrom, AT_ONCE])).map(
      ({ headContactId }) => headContactId,
    );
    await this.database.run(lock, [heads]);
    const [gone] = await this.database.run(removeUnused, [heads, keptFrom]);
    return { ...gone!, ...(heads.length === AT_ONCE && { next: [heads.at(-1)] }) };
  }
}
