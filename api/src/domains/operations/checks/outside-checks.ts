import { MS_PER_DAY } from '@arrival/rules';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { discoveryAddress } from '../../../platform/auth/provider-discovery';
import { Clock } from '../../../platform/clock/clock';
import { Mailer } from '../../../platform/mail/mailer';
import { certificateEnd } from '../../../platform/outside/certificate';
import { fetchJson } from '../../../platform/outside/fetch-json';
import { Accounts } from '../../pos/accounts.facade';
import type { Check, Found } from './check';

const ENDING_DAYS = 14;

const metadata = z.object({ issuer: z.string(), jwks_uri: z.url(), claims_supported: z.array(z.string()).optional() });
const neededClaims = ['given_name', 'family_name', 'email', 'email_verified'] as const;

const keySet = z.object({ keys: z.array(z.unknown()).min(1) });

/** Whether what stands around us is as it has to be: the sign-in provider, the proxies, the certificate, the mail server. */
@Injectable()
export class OutsideChecks {
  readonly all: readonly Check[] = [
    { name: 'signIn', ask: () => this.#signIn() },
    { name: 'claims', ask: () => this.#claims() },
    { name: 'proxies', ask: async () => this.#proxies() },
    { name: 'certificate', ask: () => this.#certificate() },
    { name: 'mail', ask: () => this.#mail() },
  ];

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly accounts: Accounts,
  ) {}

  async #signIn(): Promise<Found> {
    try {
      const { issuer, jwks_uri } = await this.#provider();
      if (issuer !== this.config.oidc.issuer) throw new Error(`it calls itself ${issuer}`);
      const { keys } = keySet.parse(await fetchJson(jwks_uri));
      return (await this.#movedAway()) ?? { finding: 'signIn.fine', params: { keys: keys.length } };
    } catch (error) {
      return { finding: 'signIn.silent', params: { why: (error as Error).message } };
    }
  }

  /** Most people are known by another provider, so that they do not find their households. */
  async #movedAway(): Promise<Found | undefined> {
    const issuers = await this.accounts.byIssuer();
    const total = issuers.reduce((sum, { count }) => sum + count, 0);
    const most = issuers[0];
    if (!most || most.issuer === this.config.oidc.issuer || most.count * 2 <= total) return undefined;
    return { finding: 'signIn.moved', params: { count: most.count, total, issuer: most.issuer } };
  }

  async #claims(): Promise<Found> {
    const { claims_supported: offered } = await this.#provider();
    if (!offered) return { finding: 'claims.untold' };
    const { claimNames } = this.config.oidc;
    const names = neededClaims.map((claim) => claimNames[claim] ?? claim).filter((claim) => !offered.includes(claim));
    return names.length > 0 ? { finding: 'claims.missing', params: { names } } : { finding: 'claims.fine' };
  }

  /** That a proxy stands there is known by https alone: our own processes speak plain http. */
  #proxies(): Found {
    const { trustedProxies, publicUrl } = this.config;
    if (trustedProxies !== 0) return { finding: 'proxies.fine' };
    return { finding: publicUrl.startsWith('https:') ? 'proxies.untold' : 'proxies.direct' };
  }

  async #certificate(): Promise<Found> {
    const { publicUrl } = this.config;
    if (!publicUrl.startsWith('https:')) return { finding: 'certificate.plain' };
    try {
      const days = Math.floor(((await certificateEnd(publicUrl)) - this.clock.now()) / MS_PER_DAY);
      return { finding: days < ENDING_DAYS ? 'certificate.ending' : 'certificate.fine', params: { days } };
    } catch (error) {
      return { finding: 'certificate.refused', params: { why: (error as Error).message } };
    }
  }

  /** Asks for nothing to be sent. */
  async #mail(): Promise<Found> {
    if (!this.mailer.isThere) return { finding: 'mail.none' };
    const why = await this.mailer.trouble();
    return why === null ? { finding: 'mail.fine' } : { finding: 'mail.silent', params: { why } };
  }

  async #provider(): Promise<z.output<typeof metadata>> {
    return metadata.parse(await fetchJson(discoveryAddress(this.config.oidc.issuer)));
  }
}
