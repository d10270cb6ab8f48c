import { Module } from '@nestjs/common';
import { FailedJobs } from '../../platform/jobs/failed-jobs';
import { CatalogModule } from '../catalog/catalog.module';
import { DashboardQueries } from './dashboard.queries';
import { DashboardService } from './dashboard.service';
import { WorkQueries } from './work.queries';
import { WorkService } from './work.service';

@Module({
  imports: [CatalogModule],
  providers: [DashboardQueries, DashboardService, FailedJobs, WorkQueries, WorkService],
  exports: [DashboardService, WorkService],
})
export class OperationsModule {}
