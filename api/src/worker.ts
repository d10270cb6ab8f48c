import { loadConfig } from './config/load-config';
import { createWorkerApplication } from './create-worker-application';
import { createLogger } from './platform/logging/logger';
import { noticeOldNode, stopGracefully, stopOnFailure } from './platform/process/lifecycle';

async function main(): Promise<void> {
  const config = loadConfig();
  const logger = createLogger(config, 'worker');
  noticeOldNode(logger);
  const app = await createWorkerApplication(config, { logger });
  logger.info('working');
  stopGracefully(logger, () => app.close());
}

void main().catch(stopOnFailure);
