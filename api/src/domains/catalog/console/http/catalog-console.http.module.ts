import { Module } from '@nestjs/common';
import { CatalogConsoleModule } from '../catalog-console.module';
import { AdminActivitiesController } from './admin-activities.controller';
import { AdminCollectionItemsController } from './admin-collection-items.controller';
import { AdminCollectionsController } from './admin-collections.controller';
import { AdminLocationsController } from './admin-locations.controller';
import { AdminTaskTypesController } from './admin-task-types.controller';
import { AdminTasksController } from './admin-tasks.controller';
import { LocationsController } from './locations.controller';
import { ProductsController } from './products.controller';

@Module({
  imports: [CatalogConsoleModule],
  controllers: [
    LocationsController,
    AdminLocationsController,
    AdminActivitiesController,
    AdminTasksController,
    AdminTaskTypesController,
    AdminCollectionItemsController,
    AdminCollectionsController,
    ProductsController,
  ],
})
export class CatalogConsoleHttpModule {}
