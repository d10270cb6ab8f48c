import {
  type OneRiskRequest,
  type OneRiskStateAnswer,
  oneRiskPageAnswer,
  oneRiskStateAnswer,
} from '@arrival/contracts';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { DomainError } from '../../platform/calls/domain-error';
import { Clock } from '../../platform/clock/clock';
import { webhookHeaders } from '../../platform/crypto/webhook-signature';
import { allowedLookup } from '../../platform/outside/allowed-lookup';
import { targetProblem } from '../../platform/outside/outside-target';
import { PartnerAway, type PartnerCall, PartnerClient } from '../../platform/outside/partner-client';
import { SettingsFacade } from '../settings/settings.facade';
import { frameProblem } from './frame-address';

const TIMEOUT_MS = 3_000;
const ASK_AGAIN_MS = 15_000;

const away = (reason: string) => new DomainError('onerisk.unavailable', { reason, retryAfterSeconds: 5 });

/** Calls to 1Risk at the address of the settings, each signed with their secret (D41). Throws `onerisk.unavailable` for whatever goes wrong there. */
@Injectable()
export class OneRiskClient implements OnApplicationShutdown {
  #partner?: { readonly url: string; readonly client: PartnerClient };

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly settings: SettingsFacade,
    private readonly clock: Clock,
  ) {}

  /** The address of the page to frame. */
  async open(reference: string, request: OneRiskRequest): Promise<string> {
    const { url: partnerUrl, body } = await this.#call(reference, { method: 'POST', path: '', body: request });
    const answer = oneRiskPageAnswer.safeParse(body);
    if (!answer.success) throw away('It answered without an address');
    const { publicUrl, production } = this.config;
    const problem = frameProblem(answer.data.url, { partnerUrl, ownUrl: publicUrl, isProduction: production });
    if (problem) throw away(`Its page cannot be framed: ${problem}`);
    return answer.data.url;
  }

  /** How far the waivers of a reference are there. */
  async state(reference: string): Promise<OneRiskStateAnswer> {
    const { body } = await this.#call(reference, { method: 'GET', path: `/${reference}` });
    const answer = oneRiskStateAnswer.safeParse(body);
    if (!answer.success) throw away('It answered otherwise than agreed');
    return answer.data;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#partner?.client.close();
  }

  async #call(reference: string, call: Omit<PartnerCall, 'sign'>): Promise<{ url: string; body: unknown }> {
    const oneRisk = await this.settings.oneRisk();
    if (!oneRisk) throw away('It is not set up');
    const { url, secret } = oneRisk;
    const sign = (body: string) =>
      webhookHeaders({ id: reference, timestamp: Math.floor(this.clock.now() / 1000), body }, [secret]);
    try {
      const { status, body } = await this.#client(url).call({ ...call, sign });
      if (status !== 200) throw away(`It answered ${status}`);
      return { url, body };
    } catch (error) {
      throw error instanceof PartnerAway ? away(error.message) : error;
    }
  }

  /** Another address in the settings is another partner. */
  #client(url: string): PartnerClient {
    if (this.#partner?.url === url) return this.#partner.client;
    const { production, webhookPrivateTargets } = this.config;
    const problem = targetProblem(url, { isProduction: production, privateTargets: webhookPrivateTargets });
    if (problem) throw away(`It may not be called: ${problem}`);
    void this.#partner?.client.close();
    const lookup = allowedLookup(webhookPrivateTargets);
    const client = new PartnerClient({ url, timeoutMs: TIMEOUT_MS, askAgainMs: ASK_AGAIN_MS, lookup });
    this.#partner = { url, client };
    return client;
  }
}
