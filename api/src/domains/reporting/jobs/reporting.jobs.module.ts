import { Module } from '@nestjs/common';
import { ReportingModule } from '../reporting.module';
import { InviteFamiliesHandler } from './invite-families.handler';
import { KeepReportHandler } from './keep-report.handler';
import { PopulateReportHandler } from './populate-report.handler';

@Module({ imports: [ReportingModule], providers: [PopulateReportHandler, KeepReportHandler, InviteFamiliesHandler] })
export class ReportingJobsModule {}
