import { Module } from '@nestjs/common';
import { HealthMetrics } from './health-metrics';
import { Heartbeat } from './heartbeat';
import { HEARTBEAT_PROCESS, HeartbeatTimer } from './heartbeat-timer';
import { Readiness } from './readiness';
import { SignInCheck } from './sign-in-check';

@Module({
  providers: [
    Heartbeat,
    { provide: HEARTBEAT_PROCESS, useValue: 'api' },
    HeartbeatTimer,
    SignInCheck,
    Readiness,
    HealthMetrics,
  ],
  exports: [Readiness],
})
export class HealthModule {}
