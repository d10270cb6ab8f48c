import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { AppConfig } from '../config/app-config';
import { configModule } from '../config/config.module';
import { cores } from '../cores';
import { ComparisonService } from '../domains/pos/bridge/comparison.service';
import { databaseModule } from '../platform/database/database.module';

@Module({})
class PosSyncModule {}

/** `pos-sync` (docs/pos-bridge.md): takes over everybody whom the point of sale behind the bridge knows; the nights after take over what changed. */
export async function posSync(config: AppConfig): Promise<void> {
  if (!config.pos) throw new Error('POS_BRIDGE_URL names no bridge');
  const imports = [configModule(config), databaseModule('arrival-pos-sync'), ...cores];
  const context = await NestFactory.createApplicationContext(
    { module: PosSyncModule, imports },
    { logger: ['error', 'warn'], abortOnError: false },
  );
  try {
    const tell = ({ households }: { households: number }) => process.stdout.write(`\r${households} households`);
    const { households, people, left, missing } = await context
      .get(ComparisonService)
      .compare(new AbortController().signal, tell);
    process.stdout.write(`\r${households} households with ${people} people.\n`);
    if (left > 0) process.stdout.write(`${left} could not be taken over; the log says why.\n`);
    if (missing > 0) process.stdout.write(`${missing} hand-overs are made again.\n`);
  } finally {
    await context.close();
  }
}
