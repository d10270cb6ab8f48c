import type { ExchangeLink, PassLink } from '@arrival/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { DomainError } from '../../platform/calls/domain-error';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/statement';
import { CodeGuesses } from './code-guesses';
import { PassTokens } from './pass-tokens';

/** Those that would be too old anyway go with the next one. The same attempt again is the same opening: its answer was lost on the way. */
const use = sql<{ jti: string }>(
  'passes.use-link',
  `with late as (delete from used_link where expires_at < now())
insert into used_link (jti, expires_at, attempt) values ($1, $2, $3)
on conflict (jti) do update set attempt = excluded.attempt where used_link.attempt = excluded.attempt
returning jti`,
);

/** Links that open somebody's passes once, within a day, on a device without a sign-in (D49). */
@Injectable()
export class PassLinks {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly tokens: PassTokens,
    private readonly database: Database,
    private readonly guesses: CodeGuesses,
  ) {}

  /** `codes`: the customer numbers whose passes it opens. */
  async make(codes: readonly string[]): Promise<PassLink> {
    const { token, expiresAt } = await this.tokens.issue('link', codes);
    return { address: `${this.config.publicUrl}/connect?t=${token}`, expiresAtUtc: expiresAt.toISOString() };
  }

  /** The codes that it opens; from now on it opens for this attempt alone. `address`: who asks, for the limit. Throws `pass.link_used`. */
  async open({ t, attempt }: ExchangeLink, address: string): Promise<readonly string[]> {
    const link = await this.tokens.read('link', t);
    const isOpen = link && (await this.database.first(use, [link.id, link.expiresAt, attempt ?? null])) !== undefined;
    if (isOpen) return link.codes;
    await this.guesses.miss({ address });
    throw new DomainError('pass.link_used');
  }
}
