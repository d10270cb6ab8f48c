import { sql } from '../../platform/database/statement';

/** Binds a listed e-mail to the account that proves it first, then only that account counts (quality §3). */
export const findAdministrator = sql<{ found: number }>(
  'access.find_administrator',
  `with bound as (
     update admin_email set issuer = $1, subject = $2, modified_at = now()
     where not is_deleted and subject is null and lower(email) = lower($3) and $4
     returning 1)
   select 1 as found from bound
   union all
   select 1 from admin_email where not is_deleted and issuer = $1 and subject = $2
   limit 1`,
);

/** An address that was ever on the list stays as the administrators left it. */
export const listFirstAdministrators = sql<never>(
  'access.list_first_administrators',
  `insert into admin_email (email)
   select wanted from unnest($1::text[]) as wanted
   where not exists (select from admin_email where lower(email) = lower(wanted))
   on conflict do nothing`,
);
