import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiVariables, usualPatience } from '../support/api';
import { type ApiProcess, startApiProcess } from '../support/api-process';
import { buildCheckinResort, type CheckinResort } from '../support/checkin';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { startTestIdentity, type TestIdentity } from '../support/identity';

/** A resort on a database and a storage folder of its own, for processes that will be killed. */
export interface CrashSite {
  database: TestDatabase;
  identity: TestIdentity;
  resort: CheckinResort;
  /** Where the files are. */
  folder: string;
  variables: Record<string, string>;
  startApi(): Promise<ApiProcess>;
  close(): Promise<void>;
}

/** `database` only when the test brings its own PostgreSQL; it drops it itself. */
export async function buildCrashSite(database?: TestDatabase): Promise<CrashSite> {
  const [used, identity] = await Promise.all([database ?? createTestDatabase(), startTestIdentity()]);
  const folder = mkdtempSync(join(tmpdir(), 'arrival-crash-'));
  const variables = {
    ...apiVariables(used.url, identity.issuer, folder),
    ...usualPatience,
    DATABASE_POOL_SIZE: '8',
    LOG_LEVEL: 'error',
  };
  const resort = await buildCheckinResort({ database: used });
  return {
    database: used,
    identity,
    resort,
    folder,
    variables,
    startApi: () => startApiProcess(variables),
    async close() {
      await Promise.all([database ? undefined : used.drop(), identity.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
