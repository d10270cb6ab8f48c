import { Module } from '@nestjs/common';
import { OperationsModule } from '../operations.module';
import { DashboardController } from './dashboard.controller';

@Module({ imports: [OperationsModule], controllers: [DashboardController] })
export class OperationsHttpModule {}
