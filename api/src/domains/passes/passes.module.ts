import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { HouseholdModule } from '../household/household.module';
import { PhotosModule } from '../photos/photos.module';
import { PosModule } from '../pos/pos.module';
import { SettingsModule } from '../settings/settings.module';
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
import { AppleWallet } from './wallet/apple-wallet';
import { GoogleWallet } from './wallet/google-wallet';
import { WalletLinks } from './wallet/wallet-links.service';
import { WalletPasses } from './wallet/wallet-passes.service';

@Module({
  imports: [CatalogModule, HouseholdModule, PhotosModule, PosModule, SettingsModule],
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
    AppleWallet,
    GoogleWallet,
    WalletPasses,
    WalletLinks,
  ],
  exports: [PassCheckService, PassCallers, PassLinks, PassTokens, MobilePassesService, WalletPasses, WalletLinks],
})
export class PassesModule {}
