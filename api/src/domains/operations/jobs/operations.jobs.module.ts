import { Module } from '@nestjs/common';
import { OperationsModule } from '../operations.module';
import { CompareFilesHandler } from './compare-files.handler';

@Module({ imports: [OperationsModule], providers: [CompareFilesHandler] })
export class OperationsJobsModule {}
