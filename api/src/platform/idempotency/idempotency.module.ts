import { Global, Module } from '@nestjs/common';
import { ExpiredRecords } from './expired-records';
import { Idempotency } from './idempotency';
import { RememberedOfPeople } from './personal-records';

@Global()
@Module({ providers: [Idempotency, ExpiredRecords, RememberedOfPeople], exports: [Idempotency] })
export class IdempotencyModule {}
