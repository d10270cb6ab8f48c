import { Module } from '@nestjs/common';
import { FailedJobs } from '../../platform/jobs/failed-jobs';
import { CatalogModule } from '../catalog/catalog.module';
import { EvidenceModule } from '../evidence/evidence.module';
import { OneRiskModule } from '../onerisk/onerisk.module';
import { PosModule } from '../pos/pos.module';
import { ReportingModule } from '../reporting/reporting.module';
import { SettingsModule } from '../settings/settings.module';
import { WebhooksModule } from '../webhooks/webhooks.module';
import { ChecksQueries } from './checks/checks.queries';
import { DataChecks } from './checks/data-checks';
import { EvidenceChecks } from './checks/evidence-checks';
import { OneRiskChecks } from './checks/one-risk-checks';
import { OutsideChecks } from './checks/outside-checks';
import { PosChecks } from './checks/pos-checks';
import { WholenessService } from './checks/wholeness.service';
import { WorkChecks } from './checks/work-checks';
import { CompareFilesService } from './compare-files.service';
import { DashboardQueries } from './dashboard.queries';
import { DashboardService } from './dashboard.service';
import { WorkQueries } from './work.queries';
import { WorkService } from './work.service';

@Module({
  imports: [CatalogModule, SettingsModule, PosModule, OneRiskModule, EvidenceModule, WebhooksModule, ReportingModule],
  providers: [
    ChecksQueries,
    CompareFilesService,
    DashboardQueries,
    DashboardService,
    DataChecks,
    EvidenceChecks,
    FailedJobs,
    OneRiskChecks,
    OutsideChecks,
    PosChecks,
    WholenessService,
    WorkChecks,
    WorkQueries,
    WorkService,
  ],
  exports: [CompareFilesService, DashboardService, WholenessService, WorkService],
})
export class OperationsModule {}
