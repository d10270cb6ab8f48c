import { Injectable } from '@nestjs/common';
import { recordEvents } from '../../../platform/audit/audit.fragment';
import { Database } from '../../../platform/database/database';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { forgetAnswersOf } from '../../../platform/idempotency/idempotency.fragment';
import { isBlank } from '../members.fragment';

export interface AccountsOfIssuer {
  readonly issuer: string;
  readonly count: number;
}

const byIssuer = sql<AccountsOfIssuer>(
  'pos.count-accounts',
  'select issuer, count(*)::integer as count from identity group by issuer order by count desc, issuer',
);

/** Nobody signs in for the first time meanwhile. */
const hold = sqlInTransaction<never>('pos.hold-accounts', 'lock table identity in share row exclusive mode');

const countInBoth = sqlInTransaction<{ count: number }>(
  'pos.count-accounts-in-both',
  `select count(*)::integer as count from identity before join identity after using (subject)
where before.issuer = $1 and after.issuer = $2`,
);

/** What they were answered is sealed under the name of before, where no erasure would look for it. What was completed counts once without it (I2). */
const move = sqlInTransaction<{ count: number }>(
  'pos.move-accounts',
  `with moved as (
  update identity set issuer = $2 where issuer = $1 returning contact_id, subject
), forgotten as (
  ${forgetAnswersOf("select $1 || ' ' || subject from moved")}
), audited as (
  ${recordEvents(`select $3, $4, null, 'account.moved', 'contact', contact_id::text, jsonb_build_object('issuer', $2::text), $5::text from moved`)}
) select count(*)::integer as count from moved`,
);

const hasAny = sql<{ hasAny: boolean }>(
  'pos.has-account',
  'select exists (select from identity where contact_id = $1) as "hasAny"',
);

const headsOf = sqlInTransaction<{ headContactId: number }>(
  'pos.heads-of-address',
  `select contact_id as "headContactId" from contact c where parent_contact_id is null and lower(email) = lower($1) and email_is_vouched
  and exists (select from identity i where i.contact_id = c.contact_id)
union select contact_id from identity where lower(email) = lower($1) order by 1`,
);

const give = sqlInTransaction<{ headContactId: number }>(
  'pos.give-household',
  `with blank as (select contact_id from contact c where contact_id = any($1) and ${isBlank('c.contact_id')}),
given as (update identity set contact_id = $2, email = $3 where contact_id in (select contact_id from blank))
select contact_id as "headContactId" from blank order by 1`,
);

@Injectable()
export class AccountsQueries {
  constructor(private readonly database: Database) {}

  async hasAny(headContactId: number): Promise<boolean> {
    return (await this.database.first(hasAny, [headContactId]))!.hasAny;
  }

  async headsOf(email: string): Promise<number[]> {
    return (await this.database.run(headsOf, [email])).map(({ headContactId }) => headContactId);
  }

  async give(fromHeads: readonly number[], toHead: number, email: string): Promise<number[]> {
    return (await this.database.run(give, [fromHeads, toHead, email])).map(({ headContactId }) => headContactId);
  }

  /** The largest first. */
  byIssuer(): Promise<AccountsOfIssuer[]> {
    return this.database.run(byIssuer);
  }

  /** Inside the caller's unit of work: how many people have an account of both. */
  async holdAndCountInBoth(from: string, to: string): Promise<number> {
    await this.database.run(hold);
    const [found] = await this.database.run(countInBoth, [from, to]);
    return found?.count ?? 0;
  }

  /** Inside the caller's unit of work; answers how many. */
  async move(
    from: string,
    to: string,
    by: { issuer: string; subject: string; correlationId: string },
  ): Promise<number> {
    const [moved] = await this.database.run(move, [from, to, by.issuer, by.subject, by.correlationId]);
    return moved?.count ?? 0;
  }
}
