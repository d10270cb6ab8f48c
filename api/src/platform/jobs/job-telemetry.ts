import type { Provider } from '@nestjs/common';
import type { Telemetry } from 'bullmq';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';

export const JOB_TELEMETRY = Symbol('JOB_TELEMETRY');

/** What makes spans of jobs; loaded only when somebody traces. */
export const jobTelemetry: Provider<Telemetry | undefined> = {
  provide: JOB_TELEMETRY,
  inject: [APP_CONFIG],
  async useFactory({ tracing }: AppConfig) {
    if (!tracing) return undefined;
    const { BullMQOtel } = await import('bullmq-otel');
    return new BullMQOtel({ tracerName: 'arrival' });
  },
};
