import { Module } from '@nestjs/common';
import { OperationsModule } from '../operations.module';
import { DashboardController } from './dashboard.controller';
import { WholenessController } from './wholeness.controller';
import { WorkController } from './work.controller';

@Module({ imports: [OperationsModule], controllers: [DashboardController, WholenessController, WorkController] })
export class OperationsHttpModule {}
