import { Global, Module } from '@nestjs/common';
import { CspReportsController } from './csp-reports.controller';
import { Limits } from './limits';
import { Refusals } from './refusals';
import { SecurityLog } from './security-log';

/** Limits that all processes share, and the log of what was refused. */
@Global()
@Module({ controllers: [CspReportsController], providers: [Limits, SecurityLog, Refusals], exports: [Limits, SecurityLog, Refusals] })
export class SecurityModule {}
