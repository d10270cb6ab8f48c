import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CounterTokens } from '../../../platform/auth/counter-tokens';
import { CounterSessions } from '../counter/counter-sessions.service';

/** Lets in whom staff let in. */
@Injectable()
export class CounterEntrance implements OnModuleInit {
  constructor(
    private readonly sessions: CounterSessions,
    private readonly tokens: CounterTokens,
  ) {}

  onModuleInit(): void {
    this.tokens.register((token) => this.sessions.personOf(token));
  }
}
