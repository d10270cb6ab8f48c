import 'reflect-metadata';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { AppConfig } from '../config/app-config';
import { configModule } from '../config/config.module';
import { ClockModule } from '../platform/clock/clock.module';
import { cryptoModule } from '../platform/crypto/crypto.module';
import { Reseal } from '../platform/crypto/reseal';
import { type HeldByKey, SealedKeys } from '../platform/crypto/sealed-keys';
import { databaseModule } from '../platform/database/database.module';
import { sealedColumns } from '../sealed-columns';

@Module({})
class KeysModule {}

const lineOf = (state: string, { keyId, count, words: [one, many] }: HeldByKey): string =>
  `${keyId}  ${state.padEnd(9)}${count} ${count === 1 ? one : many}`;

/** Which key holds what, a line each; the id of the sealing key first. */
async function status(context: INestApplicationContext): Promise<string[]> {
  const { currentKeyId, current, older, missing } = await context.get(SealedKeys).report();
  return [
    `${currentKeyId}  seals what is new`,
    ...current.map((held) => lineOf('first', held)),
    ...older.map((held) => lineOf('older', held)),
    ...missing.map((held) => lineOf('MISSING', held)),
  ];
}

async function reseal(context: INestApplicationContext): Promise<string[]> {
  const lines = (await context.get(Reseal).all()).flatMap(({ words: [one, many], done, unopened }) => [
    `${done} ${done === 1 ? one : many} sealed anew`,
    ...Object.entries(unopened).map(
      ([keyId, count]) => `${count} ${count === 1 ? one : many} left: none of our keys opens ${keyId}`,
    ),
  ]);
  return [...lines, '', ...(await status(context))];
}

const actions = { status, reseal } as const;

/** `keys status` and `keys reseal` (docs/operating.md), on the configured database and with the configured keys. */
export async function keys(config: AppConfig, action = 'status'): Promise<void> {
  const work = actions[action as keyof typeof actions];
  if (!work) throw new Error(`keys takes one of ${Object.keys(actions).join(', ')}`);
  const imports = [configModule(config), databaseModule('arrival-keys'), ClockModule, cryptoModule(sealedColumns)];
  const context = await NestFactory.createApplicationContext(
    { module: KeysModule, imports },
    { logger: false, abortOnError: false },
  );
  try {
    process.stdout.write(`${(await work(context)).join('\n')}\n`);
  } finally {
    await context.close();
  }
}
