import type { LanguageTag } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/statement';
import { signedLanguage } from '../../evidence/mail/signed-language.fragment';
import { contactName, mailAddress } from '../../pos/contacts.fragment';
import { householdVersions } from '../../pos/household-versions.fragment';
import type { InvitationEntity } from './invitation.entity';

/** Whose visit at which location lies between which days, as the generation has it. */
export interface Visits {
  readonly generationId: number;
  readonly locationId: number;
  readonly from: string;
  readonly to: string;
}

export interface OpenInvitation {
  readonly id: string;
  /** The first on which one of `people` comes: a purchase may have moved while the letter waited. */
  readonly day: string;
  readonly name: string;
  readonly address: string | null;
  /** In which the account holder signed here last; null of who never did. */
  readonly language: LanguageTag | null;
  /** First names of those who still have something to finish, on whichever day of the visit they come. */
  readonly people: readonly string[];
  /** What the report says of the household is of now. */
  readonly isDecided: boolean;
}

/** Whoever stays for a week is told once. */
export const DAYS_OF_A_VISIT = 7;

/** What guests can finish themselves, and must: an optional task invites nobody, and what is at the desk (D55, D65) cannot be done from home. */
const isLeft = "r.kind = 'task' and not r.is_optional and r.reason not in ('waiverEnded', 'waiverNoText')";

/** An address that nobody reads here, only compares. */
const digestOf = (address: string) => `sha256(convert_to(${address}, 'UTF8'))`;

/** There is another address now than the one that was refused. */
const isPutRight = `i.status = 'refused' and ${mailAddress('i.head_contact_id')} is not null
  and i.refused_address is distinct from ${digestOf(mailAddress('i.head_contact_id'))}`;

const add = sql<never>(
  'reporting.add-invitations',
  `insert into invitation (head_contact_id, location_id, day)
select v.head, $2, v.day from (
  select r.head_contact_id as head, min(d.day) as day from report_row r cross join lateral unnest(r.visit_days) d (day)
  where r.generation_id = $1 and r.location_id = $2 and ${isLeft} and d.day between $3 and $4 group by 1
) v where ${mailAddress('v.head')} is not null and not exists (
  select from invitation i where i.head_contact_id = v.head and i.location_id = $2 and i.status not in ('needless', 'late')
    and not (${isPutRight}) and i.day > v.day - ${DAYS_OF_A_VISIT} and i.day < v.day + ${DAYS_OF_A_VISIT})
on conflict on constraint uq_invitation do update set status = 'waiting', settled_at = null where invitation.status = 'needless'`,
);

const endLate = sql<never>(
  'reporting.end-late-invitations',
  `update invitation set status = 'late', settled_at = now() where status = 'waiting' and location_id = $1 and day < $2`,
);

const openAgain = sql<never>(
  'reporting.open-invitations-again',
  `update invitation i set status = 'waiting', settled_at = null, refused_address = null
where ${isPutRight} and i.location_id = $1 and i.day >= $2`,
);

const next = sql<OpenInvitation>(
  'reporting.next-invitation',
  `select i.id, coalesce(v.day, i.day)::text as day,
  ${contactName('i.head_contact_id')} as name, ${mailAddress('i.head_contact_id')} as address,
  ${signedLanguage('i.head_contact_id')} as language, coalesce(v.people, '{}') as people,
  (select h.version from (${householdVersions}) h where h.head = i.head_contact_id) is not distinct from
    (select k.version from report_household k where k.generation_id = $1 and k.head_contact_id = i.head_contact_id) as "isDecided"
from (select * from invitation where location_id = $2 and status = 'waiting' and id > $3 order by id limit 1) i
cross join lateral (select min(p.day) as day, array_agg(p.first_name order by p.place) as people from (
  select r.first_name, min(r.place) as place, min(d.day) as day from report_row r cross join lateral unnest(r.visit_days) d (day)
  where r.generation_id = $1 and r.head_contact_id = i.head_contact_id and r.location_id = i.location_id and ${isLeft}
    and d.day between i.day and i.day + ${DAYS_OF_A_VISIT - 1} group by r.contact_id, r.first_name) p) v`,
);

const record = sql<never>(
  'reporting.record-invitation',
  `update invitation set status = $2, reply = $3, attempts = attempts + $4, settled_at = case when $2 <> 'waiting' then now() end,
  refused_address = case when $2 = 'refused' then ${digestOf('$5::text')} end
where id = $1 and status = 'waiting'`,
);

/** Who is invited, and what became of each letter. */
@Injectable()
export class InvitationsQueries {
  constructor(private readonly database: Database) {}

  /** Those who were told of this visit already are not told again; a letter that nobody needed, or that could not be sent in time or to the right address, has told nobody. */
  async add({ generationId, locationId, from, to }: Visits): Promise<void> {
    await this.database.run(add, [generationId, locationId, from, to]);
  }

  /** Letters for days before `from` are not sent any more. */
  async endLate({ locationId, from }: Pick<Visits, 'locationId' | 'from'>): Promise<void> {
    await this.database.run(endLate, [locationId, from]);
  }

  /** Of visits from this day on, whose address somebody has put right since it was refused. */
  async openAgain({ locationId, from }: Pick<Visits, 'locationId' | 'from'>): Promise<void> {
    await this.database.run(openAgain, [locationId, from]);
  }

  /** The next one that waits behind this id. */
  next({ generationId, locationId }: Pick<Visits, 'generationId' | 'locationId'>, after: string) {
    return this.database.first(next, [generationId, locationId, after]);
  }

  /** `tries`: whether the server was asked, 1 or 0. */
  async record(
    { id, address }: Pick<OpenInvitation, 'id' | 'address'>,
    status: InvitationEntity['status'],
    reply: string | null,
    tries: 0 | 1,
  ): Promise<void> {
    await this.database.run(record, [id, status, reply, tries, address]);
  }
}
