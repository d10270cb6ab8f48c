import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent, request } from 'undici';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { Clock } from '../clock/clock';
import { allowedLookup } from './allowed-lookup';
import { type TargetProblem, type TargetRules, targetProblem } from './outside-target';

const CONNECT_MS = 5_000;
const LONGEST_MS = 15_000;
const KEPT_CHARACTERS = 2_000;

/** Why there is no answer. */
export type CallProblem = TargetProblem | 'noName' | 'refused' | 'cutOff' | 'certificate' | 'tooSlow';

export interface OutsideAnswer {
  readonly status?: number;
  readonly problem?: CallProblem;
  /** The beginning of what came back. */
  readonly answer: string;
  readonly tookMs: number;
}

const problemsByCode: Readonly<Record<string, CallProblem>> = {
  ARRIVAL_NOT_PUBLIC: 'notPublic',
  ENOTFOUND: 'noName',
  EAI_AGAIN: 'noName',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  UND_ERR_CONNECT_TIMEOUT: 'refused',
  UND_ERR_HEADERS_TIMEOUT: 'tooSlow',
  UND_ERR_BODY_TIMEOUT: 'tooSlow',
};

function problemOf(error: unknown): CallProblem {
  const { name, code = '' } = error as { name?: string; code?: string };
  if (name === 'TimeoutError') return 'tooSlow';
  if (/^(CERT_|DEPTH_|UNABLE_TO_|SELF_SIGNED|ERR_TLS_|ERR_SSL_)/.test(code)) return 'certificate';
  return problemsByCode[code] ?? 'cutOff';
}

/**
 * Calls addresses that others gave us: never a private one, also not by a name that leads there; no redirects; fifteen seconds at most, and the
 * beginning of the answer (Q3).
 */
@Injectable()
export class OutsideCalls implements OnApplicationShutdown {
  readonly rules: TargetRules;
  readonly #agent: Agent;

  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.rules = { isProduction: config.production, privateTargets: config.webhookPrivateTargets };
    const connect = { timeout: CONNECT_MS, lookup: allowedLookup(config.webhookPrivateTargets) };
    this.#agent = new Agent({ connect, headersTimeout: LONGEST_MS, bodyTimeout: LONGEST_MS, allowH2: false });
  }

  /** Never fails for what the other side does; throws when `stop` says so. */
  async post(
    address: string,
    headers: Record<string, string>,
    body: string,
    stop: AbortSignal,
  ): Promise<OutsideAnswer> {
    const begun = this.clock.now();
    const problem = targetProblem(address, this.rules);
    if (problem) return { problem, answer: '', tookMs: 0 };
    const late = AbortSignal.timeout(LONGEST_MS);
    const tookMs = () => Math.max(0, Math.round(this.clock.now() - begun));
    try {
      const signal = AbortSignal.any([stop, late]);
      const response = await request(address, { method: 'POST', dispatcher: this.#agent, headers, body, signal });
      return { status: response.statusCode, answer: await beginningOf(response.body), tookMs: tookMs() };
    } catch (error) {
      stop.throwIfAborted();
      return { problem: late.aborted ? 'tooSlow' : problemOf(error), answer: '', tookMs: tookMs() };
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#agent.destroy();
  }
}

/** What breaks off or never ends counts by its status all the same. */
async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  try {
    for await (const piece of body) {
      text += piece.toString('utf8');
      if (text.length >= KEPT_CHARACTERS) break;
    }
  } catch {
    return kept(text);
  }
  return kept(text);
}

/** PostgreSQL keeps no NUL. */
const kept = (text: string): string => text.slice(0, KEPT_CHARACTERS).replaceAll('\0', '');
