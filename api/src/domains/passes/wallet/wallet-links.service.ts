import type { LanguageTag, PassLink } from '@arrival/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { DomainError } from '../../../platform/calls/domain-error';
import { CodeGuesses } from '../code-guesses';
import type { PassCaller } from '../pass-callers';
import { PassTokens } from '../pass-tokens';
import type { WalletPass } from './wallet-pass';
import { WalletPasses } from './wallet-passes.service';

/** Addresses that a phone scans from another screen: each gives one pass, for a quarter of an hour, as often as a wallet asks (D49). */
@Injectable()
export class WalletLinks {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly tokens: PassTokens,
    private readonly wallets: WalletPasses,
    private readonly guesses: CodeGuesses,
  ) {}

  /** `code` null is the family's. Throws `contact.unknown`, `pass.none`. */
  async make(caller: PassCaller, code: string | null): Promise<PassLink> {
    const own = code === null ? await this.wallets.headOf(caller) : await this.wallets.holderOf(caller, code);
    const kind = code === null ? 'familyWallet' : 'wallet';
    const { token, expiresAt } = await this.tokens.issue(kind, [own.customerNumber]);
    return {
      address: `${this.config.publicUrl}/api/profile/passes/wallet?t=${token}`,
      expiresAtUtc: expiresAt.toISOString(),
    };
  }

  /** Throws `pass.link_used` for whatever we did not sign, or is too old. */
  async open(token: string, address: string, language: LanguageTag): Promise<WalletPass> {
    const person = await this.tokens.read('wallet', token);
    if (person) return this.wallets.ofPerson({ capability: person, address }, language, person.codes[0] ?? '');
    const family = await this.tokens.read('familyWallet', token);
    if (family) return this.wallets.ofFamily({ capability: family, address }, language);
    await this.guesses.miss({ address });
    throw new DomainError('pass.link_used');
  }
}
