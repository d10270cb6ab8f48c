import { Module } from '@nestjs/common';
import { ContainerMemoryMetrics } from './container-memory';
import { DatabaseMetrics } from './database-metrics';
import { MetricsServer } from './metrics-server';
import { SharedMetrics } from './shared-metrics';

/** What a process tells of itself and of all together, and where it is read. */
@Module({ providers: [ContainerMemoryMetrics, DatabaseMetrics, SharedMetrics, MetricsServer] })
export class MetricsServerModule {}
