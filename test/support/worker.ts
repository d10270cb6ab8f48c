import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../api/src/config/read-config';
import { createWorkerApplication } from '../../api/src/create-worker-application';
import type { AppLogger } from '../../api/src/platform/logging/logger';
import { apiVariables } from './api';

export interface TestWorker {
  close(): Promise<void>;
}

/** The worker in this process, on a test's database. */
export async function startWorker(
  databaseUrl: string,
  variables: Record<string, string> = {},
  logger?: AppLogger,
): Promise<TestWorker> {
  const folder = mkdtempSync(join(tmpdir(), 'arrival-worker-'));
  const app = await createWorkerApplication(
    readConfig({ ...apiVariables(databaseUrl, 'http://localhost:1', folder), ...variables }),
    { logger },
  );
  return {
    async close() {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
