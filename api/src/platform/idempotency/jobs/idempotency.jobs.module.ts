import { Module } from '@nestjs/common';
import { SweepIdempotencyRecordsHandler } from './sweep-records.handler';

@Module({ providers: [SweepIdempotencyRecordsHandler] })
export class IdempotencyJobsModule {}
