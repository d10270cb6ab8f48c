import { Global, Module } from '@nestjs/common';
import { Limits } from './limits';
import { Refusals } from './refusals';
import { SecurityLog } from './security-log';

const services = [Limits, SecurityLog, Refusals];

/** Limits that all processes share, and the log of what was refused. */
@Global()
@Module({ providers: services, exports: services })
export class SecurityModule {}
