import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module';
import { AdminActivitiesController } from './admin/admin-activities.controller';
import { AdminActivitiesQueries } from './admin/admin-activities.queries';
import { AdminActivitiesService } from './admin/admin-activities.service';
import { AdminCollectionItemsController } from './admin/admin-collection-items.controller';
import { AdminCollectionItemsService } from './admin/admin-collection-items.service';
import { AdminCollectionsController } from './admin/admin-collections.controller';
import { AdminCollectionsQueries } from './admin/admin-collections.queries';
import { AdminCollectionsService } from './admin/admin-collections.service';
import { AdminLocationsController } from './admin/admin-locations.controller';
import { AdminLocationsQueries } from './admin/admin-locations.queries';
import { AdminLocationsService } from './admin/admin-locations.service';
import { AdminRentalListsController } from './admin/admin-rental-lists.controller';
import { AdminRentalListsQueries } from './admin/admin-rental-lists.queries';
import { AdminRentalListsService } from './admin/admin-rental-lists.service';
import { AdminTaskTypesController } from './admin/admin-task-types.controller';
import { AdminTaskTypesQueries } from './admin/admin-task-types.queries';
import { AdminTaskTypesService } from './admin/admin-task-types.service';
import { AdminTasksController } from './admin/admin-tasks.controller';
import { AdminTasksQueries } from './admin/admin-tasks.queries';
import { AdminTasksService } from './admin/admin-tasks.service';
import { ProductsController } from './admin/products.controller';
import { ProductsQueries } from './admin/products.queries';
import { ProductsService } from './admin/products.service';
import { CatalogFacade } from './catalog.facade';
import { CatalogQueries } from './catalog.queries';
import { ConfigurationCache } from './configuration-cache';
import { LocationsController } from './locations.controller';
import { LocationsService } from './locations.service';
import { RentalListsController } from './rental-lists.controller';

const forAdministrators = {
  controllers: [
    AdminLocationsController,
    AdminActivitiesController,
    AdminTasksController,
    AdminTaskTypesController,
    AdminCollectionItemsController,
    AdminCollectionsController,
    AdminRentalListsController,
    ProductsController,
  ],
  services: [
    AdminLocationsService,
    AdminActivitiesService,
    AdminTasksService,
    AdminTaskTypesService,
    AdminCollectionsService,
    AdminCollectionItemsService,
    AdminRentalListsService,
    ProductsService,
  ],
  queries: [
    AdminLocationsQueries,
    AdminActivitiesQueries,
    AdminTasksQueries,
    AdminTaskTypesQueries,
    AdminCollectionsQueries,
    AdminRentalListsQueries,
    ProductsQueries,
  ],
};

@Module({
  imports: [AccessModule],
  controllers: [LocationsController, RentalListsController, ...forAdministrators.controllers],
  providers: [
    CatalogQueries,
    ConfigurationCache,
    CatalogFacade,
    LocationsService,
    ...forAdministrators.services,
    ...forAdministrators.queries,
  ],
  exports: [CatalogFacade],
})
export class CatalogModule {}
