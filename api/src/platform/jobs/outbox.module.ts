import { Global, Module } from '@nestjs/common';
import { Outbox } from './outbox';

/** Any process may ask for work; the worker root does it. */
@Global()
@Module({ providers: [Outbox], exports: [Outbox] })
export class OutboxModule {}
