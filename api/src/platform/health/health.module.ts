import { Module } from '@nestjs/common';
import { HealthController } from './health.controller';
import { Heartbeat } from './heartbeat';
import { Readiness } from './readiness';
import { SignInCheck } from './sign-in-check';

@Module({ controllers: [HealthController], providers: [Heartbeat, SignInCheck, Readiness], exports: [Readiness] })
export class HealthModule {}
