import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { DashboardQueries } from './dashboard.queries';
import { DashboardService } from './dashboard.service';

@Module({ imports: [CatalogModule], providers: [DashboardQueries, DashboardService], exports: [DashboardService] })
export class OperationsModule {}
