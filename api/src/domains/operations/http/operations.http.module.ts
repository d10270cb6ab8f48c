import { Module } from '@nestjs/common';
import { OperationsModule } from '../operations.module';
import { DashboardController } from './dashboard.controller';
import { WorkController } from './work.controller';

@Module({ imports: [OperationsModule], controllers: [DashboardController, WorkController] })
export class OperationsHttpModule {}
