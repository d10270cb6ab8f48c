import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiVariables } from './api';
import { startApiProcess } from './api-process';
import { createTestDatabase } from './database';
import { startTestIdentity } from './identity';

test('the built API starts as a process, answers, and ends with 0 when told to', async () => {
  const [database, identity] = await Promise.all([createTestDatabase(), startTestIdentity()]);
  const folder = mkdtempSync(join(tmpdir(), 'arrival-files-'));
  const api = await startApiProcess(apiVariables(database.url, identity.issuer, folder));
  try {
    expect((await fetch(`${api.url}/health/live`)).status).toBe(200);
  } finally {
    expect(await api.stop()).toBe(0);
    await Promise.all([database.drop(), identity.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
});
