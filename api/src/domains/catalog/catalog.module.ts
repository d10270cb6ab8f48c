import { Module } from '@nestjs/common';
import { CatalogFacade } from './catalog.facade';
import { CatalogQueries } from './catalog.queries';
import { ConfigurationCache } from './configuration-cache';

@Module({ providers: [CatalogQueries, ConfigurationCache, CatalogFacade], exports: [CatalogFacade] })
export class CatalogModule {}
