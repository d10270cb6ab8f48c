import { randomBytes } from 'node:crypto';
import type { OneRiskRequest } from '@arrival/contracts';

/** What a resort asked for, and what became of it. */
export interface OneRiskSession {
  /** In the address of its page: nobody guesses it. */
  readonly token: string;
  readonly reference: string;
  readonly request: OneRiskRequest;
  readonly documentId: string;
  state: 'open' | 'signed' | 'declined';
  settledAt?: string;
}

/** Forgets everything when it ends. */
export class OneRiskSessions {
  readonly all: OneRiskSession[] = [];

  open(reference: string, request: OneRiskRequest): OneRiskSession {
    const session: OneRiskSession = {
      token: randomBytes(16).toString('hex'),
      reference,
      request,
      documentId: `DOC-${1000 + this.all.length}`,
      state: 'open',
    };
    this.all.push(session);
    return session;
  }

  byToken(token: string): OneRiskSession | undefined {
    return this.all.find((session) => session.token === token);
  }

  /** What the resort is told when it asks. */
  stateOf(reference: string): object | undefined {
    const session = this.all.find((one) => one.reference === reference);
    if (!session) return undefined;
    const { state, settledAt, documentId, request } = session;
    const signed = state === 'signed' && { signedAt: settledAt, documentId };
    return {
      waivers: request.waivers.map(({ waiverId, guests }) => ({
        waiverId,
        state,
        posGuestIds: guests.map(({ posGuestId }) => posGuestId),
        ...signed,
      })),
    };
  }

  settle(session: OneRiskSession, state: 'signed' | 'declined'): void {
    session.state = state;
    session.settledAt = new Date().toISOString();
  }
}
