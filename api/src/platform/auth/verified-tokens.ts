import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import type { Principal } from './principal';

export interface VerifiedToken {
  readonly principal: Principal;
  readonly keyId: string;
  readonly expiresAt: number;
}

/** Clocks of providers, phones and ours differ; a token counts this much longer and earlier. */
export const LEEWAY_SECONDS = 60;
const MOST_TOKENS = 20_000;

/** Remembers tokens that were verified, by hash, until they expire: checking a signature again costs ten times the rest of the guard (P2). */
@Injectable()
export class VerifiedTokens {
  readonly #byHash = new Map<string, VerifiedToken>();

  constructor(private readonly clock: Clock) {}

  find(token: string): Principal | undefined {
    const digest = hash('sha256', token, 'base64');
    const found = this.#byHash.get(digest);
    if (!found) return undefined;
    if (found.expiresAt + LEEWAY_SECONDS * 1000 > this.clock.now()) return found.principal;
    this.#byHash.delete(digest);
    return undefined;
  }

  remember(token: string, verified: VerifiedToken): void {
    if (this.#byHash.size >= MOST_TOKENS) this.#dropOldest();
    this.#byHash.set(hash('sha256', token, 'base64'), verified);
  }

  /** After a key rotation: tokens signed with a withdrawn key must be refused at once. */
  keepOnly(keyIds: ReadonlySet<string>): void {
    for (const [digest, verified] of this.#byHash) if (!keyIds.has(verified.keyId)) this.#byHash.delete(digest);
  }

  #dropOldest(): void {
    const oldest = this.#byHash.keys().next();
    if (!oldest.done) this.#byHash.delete(oldest.value);
  }
}
