import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module';
import { CatalogFacade } from './catalog.facade';
import { CatalogQueries } from './catalog.queries';
import { CatalogService } from './catalog.service';
import { ConfigurationCache } from './configuration-cache';
import { InvitingLocationsFacade } from './inviting-locations.facade';
import { PageWordsFacade } from './page-words.facade';
import { ProductsFacade } from './products.facade';
import { ToldProductsQueries } from './told-products.queries';

@Module({
  imports: [SettingsModule],
  providers: [
    CatalogQueries,
    ConfigurationCache,
    { provide: CatalogFacade, useClass: CatalogService },
    ToldProductsQueries,
    ProductsFacade,
    PageWordsFacade,
    InvitingLocationsFacade,
  ],
  exports: [CatalogFacade, ProductsFacade, PageWordsFacade, InvitingLocationsFacade],
})
export class CatalogModule {}
