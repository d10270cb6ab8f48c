import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../../api/src/config/read-config';
import { createHttpApplication } from '../../../api/src/create-http-application';
import { createLogger } from '../../../api/src/platform/logging/logger';
import { BenchModule } from './bench.module';

/** The product's HTTP process with the bench's routes beside its own. */
async function main(): Promise<void> {
  const config = readConfig(JSON.parse(process.argv[2] ?? '{}') as Record<string, string>);
  const app = await createHttpApplication(config, { logger: createLogger(config, 'api'), modules: [BenchModule] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ port: (app.getHttpServer().address() as AddressInfo).port });
  process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
}

void main();
