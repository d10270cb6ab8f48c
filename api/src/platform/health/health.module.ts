import { Module } from '@nestjs/common';
import { Heartbeat } from './heartbeat';
import { Readiness } from './readiness';
import { SignInCheck } from './sign-in-check';

@Module({ providers: [Heartbeat, SignInCheck, Readiness], exports: [Readiness] })
export class HealthModule {}
