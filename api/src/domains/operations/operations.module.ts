import { Module } from '@nestjs/common';
import { FailedJobs } from '../../platform/jobs/failed-jobs';
import { CatalogModule } from '../catalog/catalog.module';
import { WebhooksModule } from '../webhooks/webhooks.module';
import { ChecksQueries } from './checks/checks.queries';
import { DataChecks } from './checks/data-checks';
import { OutsideChecks } from './checks/outside-checks';
import { WholenessService } from './checks/wholeness.service';
import { WorkChecks } from './checks/work-checks';
import { CompareFilesService } from './compare-files.service';
import { DashboardQueries } from './dashboard.queries';
import { DashboardService } from './dashboard.service';
import { WorkQueries } from './work.queries';
import { WorkService } from './work.service';

@Module({
  imports: [CatalogModule, WebhooksModule],
  providers: [
    ChecksQueries,
    CompareFilesService,
    DashboardQueries,
    DashboardService,
    DataChecks,
    FailedJobs,
    OutsideChecks,
    WholenessService,
    WorkChecks,
    WorkQueries,
    WorkService,
  ],
  exports: [CompareFilesService, DashboardService, WholenessService, WorkService],
})
export class OperationsModule {}
