import { Module } from '@nestjs/common';
import { ReportingModule } from '../reporting.module';
import { ArrivalsController } from './arrivals.controller';
import { ChildrenSheetController } from './children-sheet.controller';
import { DayLabelsController } from './day-labels.controller';
import { ExportController } from './export.controller';
import { ReportController } from './report.controller';
import { ReportFilesController } from './report-files.controller';

@Module({
  imports: [ReportingModule],
  controllers: [
    ReportController,
    ReportFilesController,
    ExportController,
    ArrivalsController,
    ChildrenSheetController,
    DayLabelsController,
  ],
})
export class ReportingHttpModule {}
