import { Module } from '@nestjs/common';
import { CatalogFacade } from './catalog.facade';
import { CatalogQueries } from './catalog.queries';
import { CatalogService } from './catalog.service';
import { ConfigurationCache } from './configuration-cache';
import { ProductsFacade } from './products.facade';
import { ToldProductsQueries } from './told-products.queries';

@Module({
  providers: [
    CatalogQueries,
    ConfigurationCache,
    { provide: CatalogFacade, useClass: CatalogService },
    ToldProductsQueries,
    ProductsFacade,
  ],
  exports: [CatalogFacade, ProductsFacade],
})
export class CatalogModule {}
