import { setTimeout as pause } from 'node:timers/promises';
import { loadConfig } from './config/load-config';
import { stopListening } from './platform/http/close-connections';
import { createLogger } from './platform/logging/logger';
import { noticeOldNode, stopGracefully, stopOnFailure } from './platform/process/lifecycle';
import { traceIfWanted } from './platform/tracing/trace-if-wanted';

/** Time for connections that came in at the last moment to bring their request. */
const LAST_ANSWERS_MS = 200;

async function main(): Promise<void> {
  const config = loadConfig();
  const logger = createLogger(config, 'api');
  noticeOldNode(logger);
  const tracing = await traceIfWanted(config, 'api');
  // Tracing watches what is loaded after it.
  const { createHttpApplication } = await import('./create-http-application.js');
  const { Readiness } = await import('./platform/health/readiness.js');
  const app = await createHttpApplication(config, { logger });
  await app.listen({ port: config.port, host: config.host });
  logger.info({ address: await app.getUrl() }, 'listening');
  stopGracefully(logger, async () => {
    app.get(Readiness).stop();
    await pause(config.drainSeconds * 1000);
    stopListening(app.getHttpServer());
    await pause(LAST_ANSWERS_MS);
    await app.close();
    await tracing?.stop();
  });
}

void main().catch(stopOnFailure);
