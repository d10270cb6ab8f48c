import type { PassLink } from '@arrival/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/statement';
import { DomainError } from '../../platform/http/domain-error';
import { CodeGuesses } from './code-guesses';
import { PassTokens } from './pass-tokens';

/** Those that would be too old anyway go with the next one. */
const use = sql<{ jti: string }>(
  'passes.use-link',
  `with late as (delete from used_link where expires_at < now())
insert into used_link (jti, expires_at) values ($1, $2) on conflict do nothing returning jti`,
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

  /** The codes that it opens; from now on it opens nothing. `address`: who asks, for the limit. Throws `pass.link_used`. */
  async open(token: string, address: string): Promise<readonly string[]> {
    const link = await this.tokens.read('link', token);
    const isFirst = link && (await this.database.first(use, [link.id, link.expiresAt])) !== undefined;
    if (isFirst) return link.codes;
    await this.guesses.miss({ address });
    throw new DomainError('pass.link_used');
  }
}
