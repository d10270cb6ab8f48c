import { Module } from '@nestjs/common';
import { AccessModule } from '../../access/access.module';
import { CatalogModule } from '../catalog.module';
import { AdminActivitiesQueries } from './admin-activities.queries';
import { AdminActivitiesService } from './admin-activities.service';
import { AdminCollectionItemsService } from './admin-collection-items.service';
import { AdminCollectionsQueries } from './admin-collections.queries';
import { AdminCollectionsService } from './admin-collections.service';
import { AdminLocationsQueries } from './admin-locations.queries';
import { AdminLocationsService } from './admin-locations.service';
import { AdminTaskTypesQueries } from './admin-task-types.queries';
import { AdminTaskTypesService } from './admin-task-types.service';
import { AdminTasksQueries } from './admin-tasks.queries';
import { AdminTasksService } from './admin-tasks.service';
import { LocationValues } from './location-values';
import { LocationsService } from './locations.service';
import { ProductsQueries } from './products.queries';
import { ProductsService } from './products.service';

const queries = [
  AdminLocationsQueries,
  AdminActivitiesQueries,
  AdminTasksQueries,
  AdminTaskTypesQueries,
  AdminCollectionsQueries,
  ProductsQueries,
];
const services = [
  LocationsService,
  AdminLocationsService,
  AdminActivitiesService,
  AdminTasksService,
  AdminTaskTypesService,
  AdminCollectionsService,
  AdminCollectionItemsService,
  ProductsService,
];

/** The configuration as administrators keep it. */
@Module({
  imports: [AccessModule, CatalogModule],
  providers: [...queries, LocationValues, ...services],
  exports: services,
})
export class CatalogConsoleModule {}
