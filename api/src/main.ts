import { loadConfig } from './config/load-config';
import { createHttpApplication } from './create-http-application';
import { Readiness } from './platform/health/readiness';
import { createLogger } from './platform/logging/logger';
import { stopGracefully, stopOnFailure } from './platform/process/lifecycle';

async function main(): Promise<void> {
  const config = loadConfig();
  const logger = createLogger(config, 'api');
  const app = await createHttpApplication(config, { logger });
  await app.listen({ port: config.port, host: config.host });
  logger.info({ address: await app.getUrl() }, 'listening');
  stopGracefully(logger, async () => {
    app.get(Readiness).stop();
    await app.close();
  });
}

void main().catch(stopOnFailure);
