import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { ConsoleHost } from '../http/console-host';
import { AccessGuard } from './access.guard';
import { AccessChecks } from './access-check';
import { DeclaredAccess } from './declared-access';
import { ProviderDiscovery } from './provider-discovery';
import { SigningKeys } from './signing-keys';
import { TokenVerifier } from './token-verifier';
import { UserInfo } from './user-info';
import { VerifiedTokens } from './verified-tokens';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    AccessChecks,
    ConsoleHost,
    ProviderDiscovery,
    UserInfo,
    VerifiedTokens,
    SigningKeys,
    TokenVerifier,
    DeclaredAccess,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AccessChecks],
})
export class AuthModule {}
