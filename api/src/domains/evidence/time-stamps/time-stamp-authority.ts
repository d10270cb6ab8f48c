import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { allowedLookup } from '../../../platform/outside/allowed-lookup';
import { targetProblem } from '../../../platform/outside/outside-target';
import { PartnerAway, PartnerClient } from '../../../platform/outside/partner-client';
import { timeStampRequest, tokenIn } from './time-stamp-request';
import { checkedTimeStamp, type TimeStamp, TimeStampFault } from './time-stamp-token';

const TIMEOUT_MS = 3_000;
const ASK_AGAIN_MS = 60_000;
/** A token with its whole chain has half of it. */
export const MOST_TOKEN_BYTES = 16_384;
const QUERY = 'application/timestamp-query';
const REPLY = 'application/timestamp-reply';

export interface KeptTimeStamp extends TimeStamp {
  /** DER. */
  readonly token: Buffer;
}

/**
 * The operator's time-stamping authority (RFC 3161 §3.4). Plain http is right in production too: most of them offer nothing else, and a token is
 * checked by its signature. What leads into a private network is not called unless the operator named it.
 */
@Injectable()
export class TimeStampAuthority implements OnApplicationShutdown {
  readonly #partner?: PartnerClient;
  readonly #problem?: string;

  constructor(
    @Inject(APP_CONFIG) {
      timeStampUrl: url,
      webhookPrivateTargets,
    }: Pick<AppConfig, 'timeStampUrl' | 'webhookPrivateTargets'>,
  ) {
    if (!url) return;
    const privateTargets = webhookPrivateTargets;
    this.#problem = targetProblem(url, { isProduction: false, privateTargets });
    const lookup = allowedLookup(privateTargets);
    this.#partner = new PartnerClient({ url, timeoutMs: TIMEOUT_MS, askAgainMs: ASK_AGAIN_MS, lookup });
  }

  get isThere(): boolean {
    return this.#partner !== undefined;
  }

  /** A token for the data, checked. Throws `PartnerAway` or `TimeStampFault`. */
  async stamp(data: Uint8Array): Promise<KeptTimeStamp> {
    if (!this.#partner || this.#problem)
      throw new PartnerAway('silent', `It may not be called: ${this.#problem ?? 'there is no TIME_STAMP_URL'}`);
    const { request, nonce } = timeStampRequest(data);
    const plain = { sent: request, type: QUERY, wanted: REPLY };
    const { status, body } = await this.#partner.call({ method: 'POST', path: '', plain });
    if (status !== 200) throw new TimeStampFault(`it answered ${status}`);
    const token = tokenIn(body as Buffer);
    if (token.length > MOST_TOKEN_BYTES) throw new TimeStampFault('its token is too long');
    return { ...checkedTimeStamp(token, data, { nonce }), token };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#partner?.close();
  }
}

/** What went wrong out there, in words; what else is thrown is ours to mend. */
export function whyNotStamped(error: unknown): string {
  if (error instanceof PartnerAway || error instanceof TimeStampFault) return error.message;
  throw error;
}
