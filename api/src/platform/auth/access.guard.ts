import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ConsoleHost } from '../http/console-host';
import { DomainError } from '../http/domain-error';
import { ACCESS, type Access } from './access';
import { AccessChecks } from './access-check';
import type { ArrivalRequest } from './principal';
import { TokenVerifier } from './token-verifier';

const SCHEME = 'bearer ';

function bearerToken(header: string | undefined): string | undefined {
  if (!header || header.length <= SCHEME.length || header.slice(0, SCHEME.length).toLowerCase() !== SCHEME) return undefined;
  return header.slice(SCHEME.length);
}

/** Denies by default: a handler is open only as far as it declares (architecture §3). A known token costs one hash and one look-up. */
@Injectable()
export class AccessGuard implements CanActivate {
  readonly #declared = new WeakMap<object, Access>();

  constructor(
    private readonly verifier: TokenVerifier,
    private readonly checks: AccessChecks,
    private readonly consoleHost: ConsoleHost,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = this.#accessOf(context.getHandler());
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<ArrivalRequest>();
    if (access === 'admin' && !this.consoleHost.servesConsole(request)) throw new DomainError('route.unknown');
    if (access !== 'guest') return this.#check(access, request);
    const token = bearerToken(request.headers.authorization);
    request.principal = (token && this.verifier.known(token)) || undefined;
    return request.principal !== undefined || this.#signIn(request, token);
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

  async #signIn(request: ArrivalRequest, token: string | undefined): Promise<true> {
    if (!token) throw new DomainError('auth.required', { reason: 'missing' });
    request.principal = this.verifier.known(token) ?? (await this.verifier.verify(token));
    return true;
  }

  async #check(access: Access, request: ArrivalRequest): Promise<boolean> {
    const check = this.checks.for(access);
    if (!check) throw new Error(`No check for ${access}`);
    if (check.needsToken) await this.#signIn(request, bearerToken(request.headers.authorization));
    if (!(await check.allows(request))) throw new DomainError('auth.forbidden');
    return true;
  }
}
