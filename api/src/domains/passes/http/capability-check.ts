import { Injectable, type OnModuleInit } from '@nestjs/common';
import { STRANGERS_TOO } from '../../../platform/auth/access';
import { AccessChecks } from '../../../platform/auth/access-check';
import { bearerToken } from '../../../platform/auth/bearer-token';
import { DomainError } from '../../../platform/calls/domain-error';
import { PassTokens } from '../pass-tokens';
import { passCookie } from './pass-cookie';

/** Decides `@Capability()`: a token when one is sent, else the cookie, else nobody (D49). */
@Injectable()
export class CapabilityCheck implements OnModuleInit {
  constructor(
    private readonly tokens: PassTokens,
    private readonly checks: AccessChecks,
  ) {}

  onModuleInit(): void {
    this.checks.register('capability', {
      needsToken: (request) => bearerToken(request) !== undefined,
      allows: async (request, context) => {
        if (request.principal) return true;
        const cookie = passCookie(request.headers);
        request.capability = cookie === undefined ? undefined : await this.tokens.read('capability', cookie);
        if (request.capability || Reflect.getMetadata(STRANGERS_TOO, context.getHandler())) return true;
        throw new DomainError('auth.required');
      },
    });
  }
}
