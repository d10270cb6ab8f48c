import type { CounterState, LetIn } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { CounterSessions, type WhoComes } from './counter/counter-sessions.service';

/** What staff may do with a household's check-in at the counter. */
@Injectable()
export class Counter {
  constructor(private readonly sessions: CounterSessions) {}

  /** Inside the caller's unit of work: a code that lets the household in; an earlier one ends. */
  letIn(who: WhoComes): Promise<LetIn> {
    return this.sessions.make(who);
  }

  /** Throws `counter.unknown` for a session that is not this household's. */
  state(headContactId: number, sessionId: string): Promise<{ state: CounterState; until: Date }> {
    return this.sessions.state(headContactId, sessionId);
  }

  /** Inside the caller's unit of work. False when it had ended before. */
  end(sessionId: string): Promise<boolean> {
    return this.sessions.withdraw(sessionId);
  }
}
