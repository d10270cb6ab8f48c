import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { ConsoleHost } from '../calls/console-host';
import { AccessGuard } from './access.guard';
import { AccessChecks } from './access-check';
import { AccessTokenStrategy } from './access-token.strategy';
import { CounterTokens } from './counter-tokens';
import { DeclaredAccess } from './declared-access';
import { ProviderDiscovery } from './provider-discovery';
import { SignInGuard } from './sign-in.guard';
import { SigningKeys } from './signing-keys';
import { TokenKey } from './token-key';
import { UserInfo } from './user-info';
import { VerifiedTokens } from './verified-tokens';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    AccessChecks,
    CounterTokens,
    ConsoleHost,
    ProviderDiscovery,
    UserInfo,
    VerifiedTokens,
    SigningKeys,
    TokenKey,
    AccessTokenStrategy,
    SignInGuard,
    DeclaredAccess,
    AccessGuard,
    { provide: APP_GUARD, useExisting: AccessGuard },
  ],
  exports: [AccessChecks, CounterTokens, ConsoleHost],
})
export class AuthModule {}
