import { Global, Module } from '@nestjs/common';
import { ExpiredRecords } from './expired-records';
import { Idempotency } from './idempotency';

@Global()
@Module({ providers: [Idempotency, ExpiredRecords], exports: [Idempotency] })
export class IdempotencyModule {}
