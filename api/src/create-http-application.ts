import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { AppConfig } from './config/app-config';
import { PageWordsFacade } from './domains/catalog/page-words.facade';
import { SettingsFacade } from './domains/settings/settings.facade';
import { httpModule } from './http.module';
import { serveApiDocuments } from './integrators/serve-documents';
import { AccessGuard } from './platform/auth/access.guard';
import { Readiness } from './platform/health/readiness';
import { closeConnectionsOnStop } from './platform/http/close-connections';
import { refuseForeignOrigins } from './platform/http/foreign-origins';
import { takeLongBodies } from './platform/http/long-bodies';
import { measureRequests } from './platform/http/request-metrics';
import { createServer } from './platform/http/server';
import { serveWebApps } from './platform/http/web-apps/serve-web-apps';
import { type AppLogger, createLogger } from './platform/logging/logger';
import { NestLogger } from './platform/logging/nest-logger';
import { SecurityLog } from './platform/security/security-log';

export interface HttpApplicationOptions {
  readonly logger?: AppLogger;
  /** Modules with routes of their own, for tests and benches. */
  readonly modules?: readonly Type[];
}

/** The HTTP application, ready to listen; tests start it in their own process with their own configuration. */
export async function createHttpApplication(
  config: AppConfig,
  options: HttpApplicationOptions = {},
): Promise<NestFastifyApplication> {
  const logger = options.logger ?? createLogger(config, 'api');
  const adapter = createServer(config, logger);
  const app = await NestFactory.create<NestFastifyApplication>(httpModule(config, options.modules), adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  try {
    if (config.metrics) measureRequests(adapter.getInstance<FastifyInstance>(), app.get(Registry));
    closeConnectionsOnStop(adapter.getInstance<FastifyInstance>(), app.get(Readiness));
    refuseForeignOrigins(adapter.getInstance<FastifyInstance>(), config, app.get(SecurityLog));
    takeLongBodies(adapter.getInstance<FastifyInstance>(), app.get(AccessGuard));
    serveApiDocuments(app, adapter.getInstance<FastifyInstance>(), config);
    const settings = () => app.get(SettingsFacade, { strict: false });
    await serveWebApps(adapter.getInstance<FastifyInstance>(), config, {
      consentHosts: () => settings().consentScriptHosts(),
      frames: () => settings().framedOrigins(),
      words: (path) => app.get(PageWordsFacade, { strict: false }).of(path),
    });
    await app.init();
    await adapter.getInstance<FastifyInstance>().ready();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}
