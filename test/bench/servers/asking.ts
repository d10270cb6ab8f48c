import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { configModule } from '../../../api/src/config/config.module';
import { readConfig } from '../../../api/src/config/read-config';
import { Database } from '../../../api/src/platform/database/database';
import { databaseModule } from '../../../api/src/platform/database/database.module';
import { sql } from '../../../api/src/platform/database/statement';

@Module({})
class Root {}

interface Settings {
  readonly variables: Record<string, string>;
  /** What a bare listener hears. */
  readonly channel: string;
}

interface Question {
  readonly id: string;
  readonly kind: 'job' | 'bare';
}

/** Asks for work as the product's processes do, or tells a bare listener by the commit; answers when it began, by the machine's one clock. */
async function main(): Promise<void> {
  const { variables, channel } = JSON.parse(process.argv[2] ?? '{}') as Settings;
  const app = await NestFactory.createApplicationContext(
    { module: Root, imports: [configModule(readConfig(variables)), databaseModule('bench-asking')] },
    { logger: false, abortOnError: false },
  );
  const database = app.get(Database);
  const statements = {
    job: sql<never>('bench.job', `insert into outbox (id, job, payload) values ($1, 'bench.begin', '{}')`),
    bare: sql<never>(
      'bench.bare',
      `with wish as (insert into bench_wish (id, payload) values ($1, '{}') returning id) select pg_notify('${channel}', id::text) from wish`,
    ),
  };
  process.on('message', (question: string) => {
    const { id, kind } = JSON.parse(question) as Question;
    const from = process.hrtime.bigint().toString();
    void database.run(statements[kind], [id]).then(() => process.send?.({ from }));
  });
  process.send?.({ port: 0 });
  process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
}

void main();
