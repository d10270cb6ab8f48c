import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ConsoleHost } from '../calls/console-host';
import { DomainError } from '../calls/domain-error';
import { ACCESS, type Access, AT_COUNTER } from './access';
import { AccessChecks } from './access-check';
import { bearerToken } from './bearer-token';
import { COUNTER_TOKEN, CounterTokens } from './counter-tokens';
import type { ArrivalRequest } from './principal';
import { refusedToken } from './refused-token';
import { SignInGuard } from './sign-in.guard';
import { VerifiedTokens } from './verified-tokens';

/** Denies by default: a handler is open only as far as it declares (architecture §3). A known token costs one hash and one look-up. */
@Injectable()
export class AccessGuard implements CanActivate {
  readonly #declared = new WeakMap<object, Access>();

  constructor(
    private readonly tokens: VerifiedTokens,
    private readonly signIn: SignInGuard,
    private readonly checks: AccessChecks,
    private readonly consoleHost: ConsoleHost,
    private readonly counterTokens: CounterTokens,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = this.#accessOf(context.getHandler());
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<ArrivalRequest>();
    if ((access === 'admin' || access === 'staff') && !this.consoleHost.servesConsole(request))
      throw new DomainError('route.unknown');
    if (access !== 'guest') return this.#check(access, request, context);
    return this.#enter(request, context);
  }

  #accessOf(handler: object): Access {
    let access = this.#declared.get(handler);
    if (access === undefined) {
      access = Reflect.getMetadata(ACCESS, handler) as Access | undefined;
      if (access === undefined) throw new Error('A handler declares no access');
      this.#declared.set(handler, access);
    }
    return access;
  }

  /** Leaves the request's principal. The memory of verified tokens stands in front of Passport. */
  #enter(request: ArrivalRequest, context: ExecutionContext): true | Promise<true> {
    const token = bearerToken(request);
    if (!token) throw refusedToken('missing');
    request.principal = this.tokens.find(token);
    if (request.principal) return true;
    return token.startsWith(COUNTER_TOKEN) ? this.#atCounter(token, request, context) : this.#signIn(context);
  }

  async #signIn(context: ExecutionContext): Promise<true> {
    await this.signIn.canActivate(context);
    return true;
  }

  /** Somebody whom staff let in: their household's check-in, and nothing else (D69). */
  async #atCounter(token: string, request: ArrivalRequest, context: ExecutionContext): Promise<true> {
    const person = await this.counterTokens.find(token);
    if (person === undefined) throw refusedToken('not let in');
    if (person === 'nobody any more') throw refusedToken('expired');
    request.principal = person;
    if (!Reflect.getMetadata(AT_COUNTER, context.getHandler())) throw new DomainError('auth.forbidden');
    return true;
  }

  async #check(access: Access, request: ArrivalRequest, context: ExecutionContext): Promise<boolean> {
    const check = this.checks.for(access);
    if (!check) throw new Error(`No check for ${access}`);
    const needsToken = typeof check.needsToken === 'boolean' ? check.needsToken : check.needsToken(request);
    if (needsToken) await this.#enter(request, context);
    if (!(await check.allows(request, context))) throw new DomainError('auth.forbidden');
    return true;
  }
}
