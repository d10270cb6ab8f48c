import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { AppConfig } from '../config/app-config';
import { type OwnerClient, withOwner } from '../platform/database/owner-client';
import {
  beginAlone,
  digestOf,
  emptyForCopies,
  isInUse,
  migrationsOf,
  passOverGivenNumbers,
  setSequences,
  tablesInOrder,
  wakeTriggers,
  writeTable,
} from '../platform/database/table-copy';
import { patience } from '../platform/storage/s3-storage';
import { createStorage } from '../platform/storage/storage.module';
import { prepareDatabase } from '../prepare-database';
import { BackupFolder, type Manifest } from './backup-folder';
import { noteProofOf } from './note-proof';
import { PatientFiles } from './patient-files';

/** Tells what is wrong with a backup, from its folder alone; the database hears of the proof where one is configured and answers. */
export async function verifyBackup(path: string | undefined, config?: AppConfig): Promise<void> {
  const { manifest } = await wholeBackup(path);
  if (config)
    await noteProofOf(config, 'verify', manifest).catch((error: Error) =>
      process.stderr.write(`The database was not told: ${error.message}\n`),
    );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `The backup of ${manifest.createdAtUtc} is whole: ${rows} rows, ${manifest.files.length} files.\n`,
  );
}

/**
 * Puts a backup into a database and a storage that nobody has used yet, with the version that made it, while nothing else runs; rows and
 * files are counted and compared before anything is final (docs/operating.md).
 */
export async function restore(config: AppConfig, path: string | undefined): Promise<void> {
  const { folder, manifest } = await wholeBackup(path);
  await prepareDatabase(config);
  const storage = new PatientFiles(await createStorage(config, patience.ofWork));
  await withOwner(config, 'arrival-restore', async (client) => {
    if (await isInUse(client)) throw new Error('The database is in use; a backup is restored into a new one');
    const missing = difference(manifest.migrations, await migrationsOf(client));
    if (missing.length > 0)
      throw new Error(`The backup is of another version (${missing[0]}); restore it with that one, then upgrade`);
    for (const { key, sha256 } of manifest.files) {
      await storage.write(key, await folder.readFile(key), fileType(key));
      const kept = await storage.read(key);
      if (!kept || createHash('sha256').update(kept).digest('hex') !== sha256)
        throw new Error(`The storage did not keep ${key}`);
    }
    await putTables(client, folder, manifest);
    await client.query('commit');
  });
  process.stdout.write(
    `The backup of ${manifest.createdAtUtc} is restored: ${manifest.tables.length} tables and ${manifest.files.length} files, all as they were.\n`,
  );
}

const fileType = (key: string): string =>
  key.endsWith('.pdf') ? 'application/pdf' : `image/${/\.(png|webp)$/.exec(key)?.[1] ?? 'jpeg'}`;

async function wholeBackup(path: string | undefined): Promise<{ folder: BackupFolder; manifest: Manifest }> {
  if (!path) throw new Error('Name the folder of the backup');
  const folder = new BackupFolder(path);
  const manifest = folder.manifest();
  const faults = await folder.faults(manifest);
  if (faults.length > 0) throw new Error(`The backup is damaged: ${faults.slice(0, 5).join('; ')}`);
  return { folder, manifest };
}

/** In a transaction that the caller commits. */
async function putTables(client: OwnerClient, folder: BackupFolder, manifest: Manifest): Promise<void> {
  const tables = await tablesInOrder(client);
  const kept = new Map(manifest.tables.map((table) => [table.name, table]));
  await beginAlone(client, tables);
  await emptyForCopies(client, tables);
  for (const table of tables) {
    const { rows, digest } = kept.get(table.name) ?? { rows: 0, digest: '0' };
    if (kept.has(table.name)) await pipeline(folder.readTable(table.name), writeTable(client, table));
    const now = await digestOf(client, table);
    if (now.rows !== rows || now.digest !== digest)
      throw new Error(`${table.name} came back with ${now.rows} rows instead of ${rows}, or others`);
  }
  await setSequences(client, manifest.sequences);
  await passOverGivenNumbers(client);
  await wakeTriggers(client, tables);
}

const difference = (one: readonly string[], other: readonly string[]): string[] => [
  ...one.filter((name) => !other.includes(name)),
  ...other.filter((name) => !one.includes(name)),
];
