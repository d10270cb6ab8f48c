import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { AppConfig } from '../config/app-config';
import { configModule } from '../config/config.module';
import { cores } from '../cores';
import type { ComparisonFound } from '../domains/pos/bridge/comparison.queries';
import { ComparisonService } from '../domains/pos/bridge/comparison.service';
import { databaseModule } from '../platform/database/database.module';
import { PartnerAway } from '../platform/http/partner-client';

const MOST_TRIES = 5;

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
    const { households, people, left, missing } = await takeOver(context.get(ComparisonService), config.pos);
    process.stdout.write(`\r${households} households with ${people} people.\n`);
    if (left > 0) process.stdout.write(`${left} could not be taken over; the log says why.\n`);
    if (missing > 0) process.stdout.write(`${missing} hand-overs are made again.\n`);
  } finally {
    await context.close();
  }
}

/** A point of sale that has no answer for a while is asked again, from where it went away. */
async function takeOver(
  comparison: ComparisonService,
  { askAgainSeconds }: NonNullable<AppConfig['pos']>,
): Promise<ComparisonFound> {
  const tell = ({ households }: ComparisonFound) => process.stdout.write(`\r${households} households`);
  for (let tries = 1; ; tries += 1) {
    try {
      return await comparison.compare(new AbortController().signal, tell);
    } catch (error) {
      if (!(error instanceof PartnerAway)) throw error;
      if (tries === MOST_TRIES)
        throw new Error(
          `The point of sale does not answer (${error.message}). Run this again: it goes on where it was.`,
        );
      process.stderr.write(`\nThe point of sale does not answer (${error.message}): again in ${askAgainSeconds} s.\n`);
      await pause(askAgainSeconds * 1_000);
    }
  }
}
