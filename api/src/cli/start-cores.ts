import 'reflect-metadata';
import { type INestApplicationContext, type LogLevel, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { AppConfig } from '../config/app-config';
import { configModule } from '../config/config.module';
import { cores } from '../cores';
import { databaseModule } from '../platform/database/database.module';

@Module({})
class CommandModule {}

/** Every domain's services for a command, which may run beside the product: the port for metrics is the product's. */
export function startCores(
  config: AppConfig,
  command: string,
  logger: LogLevel[] | false = false,
): Promise<INestApplicationContext> {
  const imports = [configModule({ ...config, metrics: undefined }), databaseModule(`arrival-${command}`), ...cores];
  return NestFactory.createApplicationContext({ module: CommandModule, imports }, { logger, abortOnError: false });
}
