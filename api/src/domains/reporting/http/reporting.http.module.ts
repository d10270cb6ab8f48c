import { Module } from '@nestjs/common';
import { ReportingModule } from '../reporting.module';
import { ExportController } from './export.controller';
import { ReportController } from './report.controller';

@Module({ imports: [ReportingModule], controllers: [ReportController, ExportController] })
export class ReportingHttpModule {}
