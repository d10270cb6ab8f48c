import type { LetIn } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { CounterSessions, type WhatBecame, type WhoComes } from './counter/counter-sessions.service';

export type { WhatBecame };

/** What staff may do with a household's check-in at the counter. */
@Injectable()
export class Counter {
  constructor(private readonly sessions: CounterSessions) {}

  /** Inside the caller's unit of work: a code that lets the household in; an earlier one ends. */
  letIn(who: WhoComes): Promise<LetIn> {
    return this.sessions.make(who);
  }

  /** Throws `counter.unknown` for a session that is not this household's. */
  state(headContactId: number, sessionId: string): Promise<WhatBecame> {
    return this.sessions.state(headContactId, sessionId);
  }

  /** The household's that has not ended. */
  current(headContactId: number): Promise<WhatBecame | null> {
    return this.sessions.current(headContactId);
  }

  /** Inside the caller's unit of work. False when it had ended before. */
  end(sessionId: string): Promise<boolean> {
    return this.sessions.withdraw(sessionId);
  }
}
