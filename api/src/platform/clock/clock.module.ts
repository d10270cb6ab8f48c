import { Global, Module } from '@nestjs/common';
import { Clock } from './clock';
import { PutOffWork } from './put-off-work';

@Global()
@Module({ providers: [Clock, PutOffWork], exports: [Clock, PutOffWork] })
export class ClockModule {}
