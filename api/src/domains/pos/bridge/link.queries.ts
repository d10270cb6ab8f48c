import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { instant } from '../../../platform/database/json.fragment';
import { sql, sqlInTransaction } from '../../../platform/database/statement';

/** What is known of a household's head at the point of sale. */
export interface HeadLink {
  /** Null when it does not know the head. */
  readonly customerNumber: string | null;
  readonly readAtUtc: string | null;
}

const find = sql<HeadLink>(
  'pos.find-link',
  `select case when l.contact_id is not null then c.customer_number end as "customerNumber", ${instant('l.read_at')} as "readAtUtc"
from contact c left join pos_link l using (contact_id) where c.contact_id = $1`,
);

const other = sql<{ contactId: number }>(
  'pos.find-other-customer',
  `select contact_id as "contactId" from contact join pos_link using (contact_id) where customer_number = $1 and contact_id <> $2`,
);

const noteSame = sql<{ contactId: number }>(
  'pos.note-same-household',
  'update pos_link set read_at = now() where contact_id = $1 and read_hash = $2 returning contact_id as "contactId"',
);

/** Nobody else signs in as this head, and this person as nobody else. */
const giveAccount = sqlInTransaction<{ contactId: number }>(
  'pos.give-account',
  `insert into identity (issuer, subject, contact_id)
select $1, $2, c.contact_id from contact c join pos_link l using (contact_id)
where c.customer_number = $3 and c.parent_contact_id is null and not exists (select from identity i where i.contact_id = c.contact_id)
  and not exists (select from identity i where i.subject = $2 and i.issuer = $1)
returning contact_id as "contactId"`,
);

/** So that nobody adds to the household meanwhile. */
const hold = sqlInTransaction<never>(
  'pos.hold-head',
  'select from household_document where head_contact_id = $1 for update',
);

/**
 * The account of somebody who began here goes to the customer that they are, $4 by number: when nobody has an account of that customer, and
 * nothing was entered here that would be left behind.
 */
const moveAccount = sqlInTransaction<{ contactId: number }>(
  'pos.move-account',
  `update identity i set contact_id = c.contact_id from contact c join pos_link l using (contact_id)
where i.issuer = $1 and i.subject = $2 and i.contact_id = $3 and c.customer_number = $4 and c.parent_contact_id is null
  and not exists (select from identity o where o.contact_id = c.contact_id)
  and not exists (select from identity o where o.contact_id = $3 and (o.issuer, o.subject) <> ($1, $2))
  and not exists (select from pos_link o where o.contact_id = $3)
  and exists (select from household_document d where d.head_contact_id = $3 and json_array_length(d.document::json -> 'contacts') = 1
    and not exists (select from json_each(d.document::json) part where part.key not in ('contacts', 'skips')
      and case when json_typeof(part.value) = 'array' then json_array_length(part.value) > 0 end))
returning i.contact_id as "contactId"`,
);

/** $1 contact, $2 the number that the point of sale gave; nobody's when somebody else here has it. */
const learn = sqlInTransaction<{ contactId: number }>(
  'pos.learn-number',
  `with known as (
  insert into pos_link (contact_id) select $1 where not exists (select from contact c where c.customer_number = $2 and c.contact_id <> $1)
  on conflict do nothing returning contact_id
)
update contact c set customer_number = $2 from known where c.contact_id = known.contact_id returning c.contact_id as "contactId"`,
);

/** Who is known at the point of sale behind the bridge. */
@Injectable()
export class LinkQueries {
  constructor(private readonly database: Database) {}

  find(headId: number): Promise<HeadLink | undefined> {
    return this.database.first(find, [headId]);
  }

  async noteSame(headId: number, hash: string): Promise<boolean> {
    return (await this.database.run(noteSame, [headId, hash])).length > 0;
  }

  /** Undefined when one of both has another. */
  async giveAccount(issuer: string, subject: string, customerNumber: string): Promise<number | undefined> {
    return (await this.database.first(giveAccount, [issuer, subject, customerNumber]))?.contactId;
  }

  /** The head's id that the account has from now on; undefined when it stays where it is. */
  async moveAccount(
    { issuer, subject }: { readonly issuer: string; readonly subject: string },
    from: number,
    customerNumber: string,
  ): Promise<number | undefined> {
    await this.database.run(hold, [from]);
    return (await this.database.first(moveAccount, [issuer, subject, from, customerNumber]))?.contactId;
  }

  /** Whether the point of sale told of somebody else by this number. */
  async isOther(customerNumber: string, headId: number): Promise<boolean> {
    return (await this.database.run(other, [customerNumber, headId])).length > 0;
  }

  async learn(contactId: number, customerNumber: string): Promise<void> {
    await this.database.run(learn, [contactId, customerNumber]);
  }
}
