import { Module } from '@nestjs/common';
import { CatalogFacade } from './catalog.facade';
import { CatalogQueries } from './catalog.queries';
import { ConfigurationCache } from './configuration-cache';
import { LocationsController } from './locations.controller';
import { LocationsService } from './locations.service';

@Module({
  controllers: [LocationsController],
  providers: [CatalogQueries, ConfigurationCache, CatalogFacade, LocationsService],
  exports: [CatalogFacade],
})
export class CatalogModule {}
