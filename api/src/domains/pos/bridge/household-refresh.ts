import { Inject, Injectable, Logger } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import type { Principal } from '../../../platform/auth/principal';
import { PartnerAway } from '../../../platform/outside/partner-client';
import { BridgeClient, BridgeRefusal, type HouseholdOfSystem } from './bridge-client';
import { CustomerAccounts } from './customer-accounts';
import { LinkQueries } from './link.queries';
import { MirrorService } from './mirror.service';

interface Seen {
  readonly at: number;
  /** When it was read last, of a bridge that does not answer now; null when it did. */
  readonly asOfUtc: string | null;
}

const REMEMBERED = 20_000;
/** Who asked in vain is not made to wait again at once. */
const LONGEST_AWAY_MS = 5_000;

/** Brings a household up to date from the bridge, at most once a minute and once at a time; what is away is waited for no longer than a call. */
@Injectable()
export class HouseholdRefresh {
  readonly #logger = new Logger(HouseholdRefresh.name);
  readonly #freshMs: number;
  readonly #awayMs: number;
  readonly #seen = new Map<number, Seen>();
  readonly #asking = new Map<number, Promise<Seen>>();

  constructor(
    @Inject(APP_CONFIG) { pos }: AppConfig,
    private readonly bridge: BridgeClient,
    private readonly links: LinkQueries,
    private readonly accounts: CustomerAccounts,
    private readonly mirror: MirrorService,
  ) {
    this.#freshMs = (pos?.freshSeconds ?? 0) * 1_000;
    this.#awayMs = Math.min((pos?.askAgainSeconds ?? 0) * 1_000, LONGEST_AWAY_MS);
  }

  /** `asOfUtc` is null when our tables say what the bridge says now, else as of when they do; `isRead` when it was asked just now. */
  async asOf(headId: number, principal?: Principal): Promise<{ asOfUtc: string | null; isRead: boolean }> {
    const seen = this.#seen.get(headId);
    const goodMs = seen?.asOfUtc == null ? this.#freshMs : this.#awayMs;
    if (seen && performance.now() - seen.at < goodMs) return { asOfUtc: seen.asOfUtc, isRead: false };
    const asking = this.#asking.get(headId) ?? this.#ask(headId, principal);
    this.#asking.set(headId, asking);
    const { asOfUtc } = await asking.finally(() => this.#asking.delete(headId));
    return { asOfUtc, isRead: true };
  }

  /** What is known without asking anybody. */
  known(headId: number): string | null {
    return this.#seen.get(headId)?.asOfUtc ?? null;
  }

  async #ask(headId: number, principal?: Principal): Promise<Seen> {
    const link = await this.links.find(headId);
    const isRead = await this.#read(headId, link?.customerNumber ?? null, principal);
    // Nothing of a household that was never read is missing here: it began here.
    const asOfUtc = isRead ? null : (link?.readAtUtc ?? null);
    const seen = { at: performance.now(), asOfUtc };
    this.#seen.delete(headId);
    this.#seen.set(headId, seen);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > REMEMBERED && oldest !== undefined) this.#seen.delete(oldest);
    return seen;
  }

  async #read(headId: number, customerNumber: string | null, principal?: Principal): Promise<boolean> {
    try {
      if (customerNumber) return await this.#follow(await this.bridge.household(customerNumber), headId);
      const told = await this.whoIs(principal);
      const [head] = told?.household.members ?? [];
      if (told && head && principal)
        await this.#follow(told, await this.accounts.headOf(principal, headId, head.customerNumber));
      return true;
    } catch (error) {
      if (!(error instanceof PartnerAway || error instanceof BridgeRefusal)) throw error;
      if (!(error instanceof PartnerAway && error.reason === 'open'))
        this.#logger.warn(`A household is shown as it was: ${error.message}`);
      return false;
    }
  }

  /** False when our tables do not say what the point of sale says of somebody whom it knew. */
  async #follow(told: HouseholdOfSystem | null, headId: number): Promise<boolean> {
    if (told) return (await this.mirror.isSame(told, headId)) || (await this.mirror.take(told, headId));
    this.#logger.warn({ headId }, 'The point of sale knows a customer no more, who is shown as they were');
    return false;
  }

  /** Whom the point of sale knows by the verified e-mail of the sign-in. */
  async whoIs(principal?: Principal): Promise<HouseholdOfSystem | null> {
    if (!principal?.email || !principal.emailVerified) return null;
    const { email, givenName = '', familyName = '', birthDate = '' } = principal;
    const dateOfBirth = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(birthDate) ? birthDate : null;
    return this.bridge.find({ email, firstName: givenName, lastName: familyName, dateOfBirth });
  }
}
