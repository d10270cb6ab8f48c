import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { DomainError } from '../calls/domain-error';
import { AccessTokenStrategy } from './access-token.strategy';
import { refusedToken } from './refused-token';

/** Passport's guard: leaves the request's `principal`, or says in our words why not. */
@Injectable()
export class SignInGuard extends AuthGuard() {
  constructor(strategy: AccessTokenStrategy) {
    super({ defaultStrategy: strategy.registeredAs, property: 'principal', session: false });
  }

  /** Passport tells a token that does not count as `info`, and what went wrong meanwhile as `error`. */
  override handleRequest<Person>(error: unknown, person: Person | false, info: unknown): Person {
    if (error) throw error;
    if (person) return person;
    if (info instanceof DomainError) throw info;
    const { name = '', message = '' } = (info ?? {}) as Partial<Error>;
    throw refusedToken(name === 'TokenExpiredError' ? 'expired' : message.split(/[.:]/, 1)[0] || 'unknown');
  }
}
