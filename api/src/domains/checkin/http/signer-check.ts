import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccessChecks } from '../../../platform/auth/access-check';
import { DomainError } from '../../../platform/calls/domain-error';
import { SigningLinks } from '../own-phone/signing-links.service';
import { signingCookie } from './signing-cookie';

/** Decides `@Signer()`: the cookie of a redeemed link, and nothing else. */
@Injectable()
export class SignerCheck implements OnModuleInit {
  constructor(
    private readonly links: SigningLinks,
    private readonly checks: AccessChecks,
  ) {}

  onModuleInit(): void {
    this.checks.register('signer', {
      needsToken: false,
      allows: async (request) => {
        const session = signingCookie(request.headers);
        request.signing = session === undefined ? undefined : await this.links.grantOf(session);
        if (!request.signing) throw new DomainError('auth.required');
        return true;
      },
    });
  }
}
