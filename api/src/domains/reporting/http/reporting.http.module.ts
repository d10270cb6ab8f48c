import { Module } from '@nestjs/common';
import { ReportingModule } from '../reporting.module';
import { ArrivalsController } from './arrivals.controller';
import { ExportController } from './export.controller';
import { ReportController } from './report.controller';
import { ReportFilesController } from './report-files.controller';

@Module({
  imports: [ReportingModule],
  controllers: [ReportController, ReportFilesController, ExportController, ArrivalsController],
})
export class ReportingHttpModule {}
