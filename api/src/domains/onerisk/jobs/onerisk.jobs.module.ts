import { Module } from '@nestjs/common';
import { OneRiskModule } from '../onerisk.module';
import { ProcessMessageHandler } from './process-message.handler';
import { ReconcileHandler } from './reconcile.handler';

@Module({ imports: [OneRiskModule], providers: [ProcessMessageHandler, ReconcileHandler] })
export class OneRiskJobsModule {}
