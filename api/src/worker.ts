import { loadConfig } from './config/load-config';
import { createLogger } from './platform/logging/logger';
import { noticeOldNode, stopGracefully, stopOnFailure } from './platform/process/lifecycle';
import { traceIfWanted } from './platform/tracing/trace-if-wanted';

async function main(): Promise<void> {
  const config = loadConfig();
  const logger = createLogger(config, 'worker');
  noticeOldNode(logger);
  const tracing = await traceIfWanted(config, 'worker');
  // Tracing watches what is loaded after it.
  const { createWorkerApplication } = await import('./create-worker-application.js');
  const { untilSilent } = await import('./platform/database/until-silent.js');
  const app = await createWorkerApplication(config, { logger });
  logger.info('working');
  stopGracefully(logger, async () => {
    const closed = app.close().then(() => tracing?.stop());
    const isSilent = await Promise.race([closed.then(() => false), untilSilent(config.database).then(() => true)]);
    if (isSilent) logger.warn('The database does not answer: what is under way is left, and is done again later');
  });
}

void main().catch(stopOnFailure);
