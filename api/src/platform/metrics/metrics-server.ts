import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { type PlainServer, servePlainText } from '../http/serve-plain-text';
import { ForeignMetrics } from './foreign-metrics';

/** `/metrics` on a port of its own, when one is configured: never on the port that guests reach. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger(MetricsServer.name);
  #server?: PlainServer;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly registry: Registry,
    private readonly foreign: ForeignMetrics,
  ) {}

  /** Where it listens; undefined when it is off. */
  get port(): number | undefined {
    return this.#server?.port;
  }

  /** Measuring the process itself (event loop, heap, collector) begins here, because it costs a little all the time. */
  async onApplicationBootstrap(): Promise<void> {
    const { metrics } = this.config;
    if (!metrics) return;
    collectDefaultMetrics({ register: this.registry });
    const { contentType } = this.registry;
    const text = async (): Promise<string> =>
      (await Promise.all([this.registry.metrics(), this.foreign.text()])).join('\n');
    this.#server = await servePlainText({ ...metrics, path: '/metrics', contentType, text });
    this.#logger.log(`Metrics on ${metrics.host}:${this.#server.port}`);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#server?.close();
  }
}
