import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { PosModule } from '../pos/pos.module';
import { CodeGuesses } from './code-guesses';
import { HttpMobilePassProvider } from './mobile/http-mobile-pass-provider';
import { MobilePassProvider } from './mobile/mobile-pass-provider';
import { MobilePassesQueries } from './mobile/mobile-passes.queries';
import { MobilePassesService } from './mobile/mobile-passes.service';
import { PassAttempts } from './pass-attempts';
import { PassCallers } from './pass-callers';
import { PassCheckService } from './pass-check.service';
import { PassLinks } from './pass-links.service';
import { PassTokens } from './pass-tokens';

@Module({
  imports: [CatalogModule, PosModule],
  providers: [
    PassAttempts,
    PassCheckService,
    CodeGuesses,
    PassCallers,
    PassLinks,
    PassTokens,
    { provide: MobilePassProvider, useClass: HttpMobilePassProvider },
    MobilePassesQueries,
    MobilePassesService,
  ],
  exports: [PassCheckService, PassCallers, PassLinks, PassTokens, MobilePassesService],
})
export class PassesModule {}
