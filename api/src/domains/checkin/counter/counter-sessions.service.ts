import { createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { COUNTER_ISSUER, type CounterSession, type CounterState, type LetIn } from '@arrival/contracts';
import { familyCodeLetters, familyCodeOf } from '@arrival/rules';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { COUNTER_TOKEN } from '../../../platform/auth/counter-tokens';
import type { Principal } from '../../../platform/auth/principal';
import { DomainError } from '../../../platform/calls/domain-error';
import { Clock } from '../../../platform/clock/clock';
import { derivedKeys } from '../../../platform/crypto/derived-keys';
import { type Limit, refuseFor } from '../../../platform/security/limit';
import { Limits } from '../../../platform/security/limits';
import { type CounterSessionRow, CounterSessionsQueries } from './counter-sessions.queries';

const CODE_MS = 10 * 60_000;
/** A large family with everything to do takes twenty minutes; a device that is left alone ends it long before. */
const SESSION_MS = 60 * 60_000;

/** A counter's devices are one address, and hurried fingers miss. */
const MOST_MISSES = 100;

/** As a family code is made, and typed alike. */
const CODE_LENGTH = 8;
const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => familyCodeLetters[randomInt(familyCodeLetters.length)]).join('');

export type WhoComes = Pick<CounterSessionRow, 'headContactId' | 'signerContactId' | 'locationId'>;

interface Redeeming {
  /** A secret of the device that tries, the same for each of its tries. */
  readonly key: string | undefined;
  readonly address: string;
  readonly correlationId: string;
}

export interface WhatBecame {
  readonly sessionId: string;
  readonly state: CounterState;
  readonly until: Date;
}

/** A household that staff let in checks in on a device at the counter, with a code that works once, and nothing but that (D69). */
@Injectable()
export class CounterSessions {
  readonly #keys: readonly Uint8Array[];
  readonly #misses: Limit;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly queries: CounterSessionsQueries,
    limits: Limits,
  ) {
    this.#keys = derivedKeys(config, 'counter session');
    this.#misses = limits.define({ name: 'counter-session', points: MOST_MISSES, seconds: 600, patienceMs: 5_000 });
  }

  /** Inside the caller's unit of work; an earlier one of the household ends. `signerContactId` stands at the counter. */
  async make({ headContactId, signerContactId, locationId }: WhoComes): Promise<LetIn> {
    const code = newCode();
    const madeAt = this.clock.date();
    const codeUntil = new Date(madeAt.getTime() + CODE_MS);
    const who = { id: randomUUID(), headContactId, signerContactId, locationId };
    await this.queries.make({ ...who, codeHash: this.#hashes(code)[0]!, codeUntil, madeAt });
    const address = `${this.config.publicUrl}/counter#${code}`;
    return { sessionId: who.id, code, address, codeUntilUtc: codeUntil.toISOString() };
  }

  /**
   * The same code under the same `key` is a device that lost the answer: it is given again. Every miss counts, for the address; one with too
   * many waits with good codes too, or the answers would still tell which are good. Throws `counter.code_unknown`, `request.too_many`.
   */
  async redeem(typed: string, { key, address, correlationId }: Redeeming): Promise<CounterSession> {
    refuseFor(await this.#misses.wait(address));
    const code = familyCodeOf(typed);
    const now = this.clock.date();
    const secret = key === undefined ? randomBytes(32) : this.#hashes(`token ${code} ${key}`)[0]!;
    const token = `${COUNTER_TOKEN}${secret.toString('base64url')}`;
    const session = { tokenHash: this.#hashes(token)[0]!, until: new Date(now.getTime() + SESSION_MS) };
    const opened = code === null ? undefined : await this.queries.open(this.#hashes(code), now, session, correlationId);
    if (!opened) {
      await this.#misses.takeOrRefuse(address);
      throw new DomainError('counter.code_unknown');
    }
    const { locationId, signerContactId: contactId, firstName, lastName } = opened;
    const until = opened.sessionUntil ?? session.until;
    const remainingSeconds = Math.max(1, Math.round((until.getTime() - now.getTime()) / 1000));
    const contact = { contactId, firstName, lastName };
    return { token, untilUtc: until.toISOString(), remainingSeconds, locationId, contact };
  }

  /** Whom a token of the counter stands for: nobody any more when its session has ended, undefined when it never stood for anybody. */
  async personOf(token: string): Promise<Principal | 'nobody any more' | undefined> {
    const session = await this.queries.findByToken(this.#hashes(token));
    if (!session?.sessionUntil) return undefined;
    const { id: subject, headContactId, signerContactId } = session;
    if (this.#whatBecame(session).state === 'ended') return 'nobody any more';
    return { issuer: COUNTER_ISSUER, subject, emailVerified: false, actsFor: { headContactId, signerContactId } };
  }

  /** The device is handed back. Who is not at the counter has nothing to hand back: `counter.unknown`. */
  async leave({ issuer, subject }: Principal, correlationId: string): Promise<void> {
    if (issuer !== COUNTER_ISSUER) throw new DomainError('counter.unknown');
    await this.queries.leave(subject, correlationId);
  }

  /** Throws `counter.unknown` for a session that is not this household's. */
  async state(headContactId: number, sessionId: string): Promise<WhatBecame> {
    const session = await this.queries.find(sessionId, headContactId);
    if (!session) throw new DomainError('counter.unknown');
    return this.#whatBecame(session);
  }

  /** The household's that has not ended. */
  async current(headContactId: number): Promise<WhatBecame | null> {
    const session = await this.queries.findCurrent(headContactId, this.clock.date());
    return session ? this.#whatBecame(session) : null;
  }

  /** Inside the caller's unit of work. False when it had ended before. */
  withdraw(sessionId: string): Promise<boolean> {
    return this.queries.withdraw(sessionId);
  }

  #whatBecame({ id, endedAs, codeUntil, sessionUntil }: CounterSessionRow): WhatBecame {
    const until = sessionUntil ?? codeUntil;
    const hasEnded = endedAs !== null || until.getTime() <= this.clock.now();
    return { sessionId: id, state: hasEnded ? 'ended' : sessionUntil ? 'open' : 'waiting', until };
  }

  /** Codes are short: without the key a copy of the database does not tell them. The first is kept, all of them find it. */
  #hashes(secret: string): Buffer[] {
    return this.#keys.map((key) => createHmac('sha256', key).update(secret).digest());
  }
}
