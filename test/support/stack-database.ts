import { join } from 'node:path';
import { runningUrl } from '../../libs/sandbox/src/postgres/running';
import { openDatabase, type TestDatabase } from './database';
import type { StackJson } from './stack-json';

/** The running stack's own database, for what only an administrator could change. `drop` closes the connection and drops nothing. */
export async function openStackDatabase({ dataDir }: StackJson): Promise<TestDatabase> {
  const url = runningUrl(join(dataDir, 'postgres'));
  if (!url) throw new Error(`No PostgreSQL runs in ${dataDir}`);
  return openDatabase(url);
}
