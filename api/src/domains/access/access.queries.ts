import type { AccessRole, AdminEmail } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/auth/principal';
import { LEEWAY_SECONDS } from '../../platform/auth/verified-tokens';
import { Database } from '../../platform/database/database';
import { describeRecord, where } from '../../platform/database/record-shape';
import { RecordTable } from '../../platform/database/record-table';
import { sql } from '../../platform/database/statement';
import { AdminEmailEntity } from './admin-email.entity';

/**
 * Binds a listed e-mail to the account that proves it first, then only that account counts (Q3); one of a provider that we do not trust any more
 * counts as none, and a token of before its account lost the address proves nothing ($5: when it was made, or null). Of two first calls at once the later waits for the earlier and finds the row bound to itself, which its own snapshot does not show.
 * Whoever is on the list by two addresses may do what either may.
 */
const findRole = sql<{ role: AccessRole }>(
  'access.find_role',
  `with unbound as (
     select id from admin_email where not is_deleted and (subject is null or issuer <> $1) and lower(email) = lower($3) and $4
       and (unbound_at is null or $5::float8 is null or to_timestamp($5 + ${LEEWAY_SECONDS}) >= least(unbound_at, now()))),
   bound as (
     update admin_email a set issuer = $1, subject = $2, modified_at = now() from unbound
     where a.id = unbound.id and not a.is_deleted and lower(a.email) = lower($3)
       and (a.subject is null or a.issuer <> $1 or a.subject = $2)
     returning role)
   select role from (
     select role from bound
     union all
     select role from admin_email where not is_deleted and issuer = $1 and subject = $2) listed
   order by role <> 'administrator'
   limit 1`,
);

/** An address that was ever on the list stays as the administrators left it: removed ones, and those that were changed to another, too. */
const listFirst = sql<never>(
  'access.list_first_administrators',
  `insert into admin_email (email)
   select wanted from unnest($1::text[]) as wanted
   where not exists (select from admin_email where lower(email) = lower(wanted))
   on conflict do nothing`,
);

const leaveBehind = sql<never>(
  'access.leave-behind',
  `insert into admin_email (email, is_deleted)
   select $1, true where not exists (select from admin_email where lower(email) = lower($1))`,
);

const isBound = 'r.subject is not null';

export const adminEmailShape = describeRecord(AdminEmailEntity, {
  order: 'email',
  adds: { isBound },
  sorts: { isBound },
  filters: { q: where.contains('r.email') },
});

/** A listed address, and the account that it is bound to, when there is one. */
export interface Binding {
  readonly id: number;
  readonly email: string;
  readonly role: AccessRole;
  readonly issuer: string | null;
  readonly subject: string | null;
}

const listBindings = sql<Binding>(
  'access.list-bindings',
  'select id, email, role, issuer, subject from admin_email where not is_deleted order by lower(email)',
);

/** The access list as the console keeps it. */
@Injectable()
export class AccessQueries {
  readonly table: RecordTable<AdminEmail>;

  constructor(private readonly database: Database) {
    this.table = new RecordTable(database, adminEmailShape);
  }

  /** As what the account, or its proven address, is on the list. */
  async roleOf({ issuer, subject, email, emailVerified, issuedAt }: Principal): Promise<AccessRole | undefined> {
    const isProven = emailVerified && email !== undefined;
    const found = await this.database.first(findRole, [issuer, subject, email ?? '', isProven, issuedAt ?? null]);
    return found?.role;
  }

  async listFirst(emails: readonly string[]): Promise<void> {
    await this.database.run(listFirst, [emails]);
  }

  /** An address that gave way to another is a removed one from now on: the start-up configuration does not list it again. */
  async leaveBehind(email: string): Promise<void> {
    await this.database.run(leaveBehind, [email]);
  }

  listBindings(): Promise<Binding[]> {
    return this.database.run(listBindings);
  }

  /** The next person who proves the address becomes its administrator: by a new sign-in where it was taken from an account, and is no other address. */
  async unbind(id: number, why: 'taken' | 'other'): Promise<void> {
    const unboundAt = () => (why === 'taken' ? 'now()' : 'null');
    await this.database
      .repository(AdminEmailEntity)
      .update(id, { issuer: null, subject: null, unboundAt, version: () => 'version' });
  }
}
