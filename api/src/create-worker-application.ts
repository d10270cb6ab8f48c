import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { AppConfig } from './config/app-config';
import { type AppLogger, createLogger } from './platform/logging/logger';
import { NestLogger } from './platform/logging/nest-logger';
import { workerModule } from './worker.module';

/** The worker, at work once this resolves. */
export async function createWorkerApplication(
  config: AppConfig,
  options: { readonly logger?: AppLogger } = {},
): Promise<INestApplicationContext> {
  const logger = options.logger ?? createLogger(config, 'worker');
  return NestFactory.createApplicationContext(workerModule(config), {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
}
