import { Global, Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { ForeignMetrics } from './foreign-metrics';

/** One registry for each application: who measures something defines it there, with prom-client's own classes (docs/operating.md, Metrics). */
@Global()
@Module({
  providers: [{ provide: Registry, useFactory: () => new Registry() }, ForeignMetrics],
  exports: [Registry, ForeignMetrics],
})
export class MetricsModule {}
