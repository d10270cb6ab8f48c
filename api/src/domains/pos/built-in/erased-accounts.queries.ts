import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import type { Principal } from '../../../platform/auth/principal';
import { refusedToken } from '../../../platform/auth/refused-token';
import { LEEWAY_SECONDS } from '../../../platform/auth/verified-tokens';
import { DomainError } from '../../../platform/calls/domain-error';
import { derivedKeys } from '../../../platform/crypto/derived-keys';
import { Database } from '../../../platform/database/database';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { PersonalData } from '../../../platform/personal-data/personal-data';
import { ExpiredData } from '../../../platform/retention/expired-data';
import { oldRowsOf, removeOldRows } from '../../../platform/retention/old-rows.fragment';

const keep = sqlInTransaction<never>(
  'pos.keep-erased-accounts',
  `insert into erased_account (account_hash) select decode(h, 'hex') from unnest($1::text[]) h
on conflict (account_hash) do update set erased_at = excluded.erased_at`,
);

/** By a clock that was ahead an erasure was now at the latest: else nobody could begin anew until it is there again. */
const find = sql<{ erasedAt: Date | null }>(
  'pos.find-erased-account',
  `select max(least(erased_at, now())) as "erasedAt" from erased_account where account_hash in (select decode(h, 'hex') from unnest($1::text[]) h)`,
);

const old = oldRowsOf('pos.remove-old-erased-accounts', 'erased_account', 'account_hash', 'erased_at');

/** Whose household was erased within days. A phone that was signed in before asks on by itself, and would begin it again (D61). */
@Injectable()
export class ErasedAccounts {
  /** The first makes hashes, all of them find them. */
  readonly #keys: Uint8Array[];

  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    private readonly database: Database,
    personal: PersonalData,
    expired: ExpiredData,
  ) {
    this.#keys = derivedKeys(config, 'erased account');
    personal.register({
      name: 'erasedAccounts',
      eraseHousehold: ({ accounts }) =>
        database.run(keep, [accounts.map((account) => hashOf(this.#keys[0]!, account))]),
    });
    expired.register('idempotencyRecords', (keptFrom) => removeOldRows(database, old, keptFrom));
  }

  /**
   * Before a household is begun. Throws `auth.required` for a token of before its erasure, and `auth.stale` for one that an app has renewed
   * since by a sign-in of before; what a token does not say counts.
   */
  async refuseEarlier({ issuedAt, authenticatedAt, ...account }: Principal): Promise<void> {
    if (issuedAt === undefined && authenticatedAt === undefined) return;
    const found = await this.database.first(find, [this.#keys.map((key) => hashOf(key, account))]);
    const erasedAt = found?.erasedAt?.getTime() ?? 0;
    if (isBefore(erasedAt, issuedAt)) throw refusedToken('expired');
    if (isBefore(erasedAt, authenticatedAt)) throw new DomainError('auth.stale');
  }
}

const isBefore = (erasedAt: number, seconds = Number.POSITIVE_INFINITY): boolean =>
  (seconds + LEEWAY_SECONDS) * 1_000 < erasedAt;

const hashOf = (key: Uint8Array, { issuer, subject }: Pick<Principal, 'issuer' | 'subject'>): string =>
  createHmac('sha256', key).update(`${issuer} ${subject}`).digest('hex');
