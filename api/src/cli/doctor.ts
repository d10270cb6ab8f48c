import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { AppConfig } from '../config/app-config';
import { configModule } from '../config/config.module';
import { cores } from '../cores';
import { WholenessService } from '../domains/operations/checks/wholeness.service';
import { databaseModule } from '../platform/database/database.module';

@Module({})
class DoctorModule {}

/** Is everything whole? A line for each check, the worst first. Answers 1 when something is broken, else 0. */
export async function doctor(config: AppConfig): Promise<number> {
  const imports = [configModule(config), databaseModule('arrival-doctor'), ...cores];
  const context = await NestFactory.createApplicationContext(
    { module: DoctorModule, imports },
    { logger: false, abortOnError: false },
  );
  try {
    const { checks } = await context.get(WholenessService).check();
    const lines = checks.map(({ state, check, detail }) => `${state.padEnd(8)}${check.padEnd(14)}${detail}`);
    process.stdout.write(`${lines.join('\n')}\n`);
    return checks.some(({ state }) => state === 'broken') ? 1 : 0;
  } finally {
    await context.close();
  }
}
