import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { DashboardController } from './dashboard.controller';
import { DashboardQueries } from './dashboard.queries';
import { DashboardService } from './dashboard.service';

@Module({ imports: [CatalogModule], controllers: [DashboardController], providers: [DashboardQueries, DashboardService] })
export class OperationsModule {}
