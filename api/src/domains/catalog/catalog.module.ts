import { Module } from '@nestjs/common';
import { CatalogFacade } from './catalog.facade';
import { CatalogQueries } from './catalog.queries';
import { CatalogService } from './catalog.service';
import { ConfigurationCache } from './configuration-cache';

@Module({
  providers: [CatalogQueries, ConfigurationCache, { provide: CatalogFacade, useClass: CatalogService }],
  exports: [CatalogFacade],
})
export class CatalogModule {}
