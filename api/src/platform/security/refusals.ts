import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import type { ArrivalRequest } from '../auth/principal';
import { clientAddress } from '../calls/client-address';
import { DomainError } from '../calls/domain-error';
import { addressBlock } from './address-block';
import type { Limit } from './limit';
import { Limits } from './limits';
import { type SecurityEvent, SecurityLog } from './security-log';

const WINDOW_SECONDS = 600;

interface Reading {
  readonly event: SecurityEvent;
  readonly details: Record<string, string>;
  /** A guess at what is not theirs, as against somebody who has to sign in anew. */
  readonly isMiss: boolean;
}

function readingOf(error: unknown): Reading | undefined {
  if (!(error instanceof DomainError)) return undefined;
  const { code, status, options } = error;
  switch (status) {
    case 401: {
      const reason = options.reason ?? 'missing';
      const event = reason === 'missing' ? 'sign_in.missing' : 'sign_in.refused';
      return { event: code === 'key.required' ? 'key.refused' : event, details: { reason }, isMiss: isForgery(reason) };
    }
    case 403:
      return { event: 'access.denied', details: { code }, isMiss: true };
    case 404:
      if (code === 'feature.off') return undefined;
      return { event: 'access.not_theirs', details: { code }, isMiss: true };
    case 429:
      return { event: 'limit.reached', details: { code }, isMiss: false };
    default:
      return undefined;
  }
}

/** A token that was good, and no token at all, only need a sign-in: nobody guesses with them. */
const isForgery = (reason: string): boolean => reason !== 'missing' && reason !== 'expired';

/**
 * What happens to a refused call besides its answer: a line in the security log, and misses (bad tokens, what is not theirs or nowhere)
 * are limited per address and person. Only misses are counted and only misses are refused: a lodge full of guests is one address, and
 * nobody can keep another one out. Nothing here runs for a call that succeeds.
 */
@Injectable()
export class Refusals {
  readonly #bySubject: Limit;
  readonly #byAddress: Limit;

  constructor(
    @Inject(APP_CONFIG) { missLimits }: AppConfig,
    limits: Limits,
    private readonly log: SecurityLog,
  ) {
    this.#bySubject = limits.define({ name: 'miss-subject', points: missLimits.subject, seconds: WINDOW_SECONDS });
    this.#byAddress = limits.define({ name: 'miss-address', points: missLimits.address, seconds: WINDOW_SECONDS });
  }

  /** The error to answer with: the same, or `request.too_many` when it was one miss too many. */
  async weigh(error: unknown, request: ArrivalRequest): Promise<unknown> {
    const reading = readingOf(error);
    if (!reading) return error;
    this.log.report(reading.event, request, reading.details);
    const wait = reading.isMiss ? await this.#count(request) : 0;
    if (wait === 0) return error;
    this.log.report('limit.reached', request, { code: 'request.too_many', retryAfterSeconds: wait });
    return new DomainError('request.too_many', { retryAfterSeconds: wait });
  }

  async #count(request: ArrivalRequest): Promise<number> {
    const { principal } = request;
    const waits = await Promise.all([
      this.#byAddress.take(addressBlock(clientAddress(request))),
      principal ? this.#bySubject.take(`${principal.issuer} ${principal.subject}`) : 0,
    ]);
    return Math.max(...waits);
  }
}
