import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AppConfig } from '../config/app-config';
import { pictureKey } from '../domains/photos/resort-pictures.service';
import { type OwnerClient, withOwner } from '../platform/database/owner-client';
import {
  digestOf,
  migrationsOf,
  readTable,
  sequencesOf,
  storageKeysOf,
  tablesInOrder,
} from '../platform/database/table-copy';
import { patience } from '../platform/storage/s3-storage';
import { createStorage } from '../platform/storage/storage.module';
import { sealedColumns } from '../sealed-columns';
import { BackupFolder, type Manifest } from './backup-folder';
import { noteProofOf } from './note-proof';
import { PatientFiles } from './patient-files';

type Files = Map<string, Manifest['files'][number]>;

/**
 * Database and files as they were at one moment, beside the running product, into a new folder (docs/operating.md). Files come first, then
 * the database's snapshot, then what was added between: no row of the snapshot speaks of a file that is not there.
 */
export async function backup(config: AppConfig, path: string | undefined): Promise<void> {
  if (!path) throw new Error('backup takes the folder to write into');
  if (existsSync(join(path, 'manifest.json'))) throw new Error(`${path} holds a backup already; name a new folder`);
  const folder = new BackupFolder(path);
  const storage = new PatientFiles(await createStorage(config, patience.ofWork));
  const files: Files = new Map();
  const manifest = await withOwner(config, 'arrival-backup', async (client) => {
    await keepFiles(client, storage, folder, files);
    await client.query('begin isolation level repeatable read read only');
    const snapshot = await keepTables(client, folder);
    const lost = await keepFiles(client, storage, folder, files);
    await client.query('commit');
    if (lost.length > 0)
      process.stderr.write(`${lost.length} files are missing in the storage: ${lost.slice(0, 5).join(', ')}\n`);
    return { ...snapshot, files: [...files.values()] };
  });
  await folder.writeManifest(manifest);
  await noteProofOf(config, 'backup', manifest);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files are in ${path}.\n` +
      `Keep the health keys elsewhere: ${manifest.keyIds.join(', ') || 'none is needed yet'}.\n`,
  );
}

async function keepTables(client: OwnerClient, folder: BackupFolder): Promise<Omit<Manifest, 'files'>> {
  const tables: Manifest['tables'][number][] = [];
  for (const table of await tablesInOrder(client)) {
    const digest = await digestOf(client, table);
    tables.push({ name: table.name, ...digest, ...(await folder.writeTable(table.name, readTable(client, table))) });
  }
  return {
    format: 1,
    createdAtUtc: await timeOf(client),
    migrations: await migrationsOf(client),
    sequences: await sequencesOf(client),
    tables,
    keyIds: await keyIdsOf(client),
  };
}

/** Answers the keys whose files are gone. */
async function keepFiles(
  client: OwnerClient,
  storage: PatientFiles,
  folder: BackupFolder,
  files: Files,
): Promise<string[]> {
  const lost: string[] = [];
  for (const key of [...(await storageKeysOf(client)), ...(await picturesOf(client))]) {
    if (files.has(key)) continue;
    const bytes = await storage.read(key);
    if (bytes) files.set(key, { key, ...(await folder.writeFile(key, bytes)) });
    else lost.push(key);
  }
  return lost;
}

/** The resort's own pictures have no table: the audit trail, which forgets nothing, names each, and which were discarded since. */
async function picturesOf(client: OwnerClient): Promise<string[]> {
  const { rows } = await client.query<{ address: string }>(
    `select address from (
       select distinct on (entity_id) action, after ->> 'address' as address from audit_event where entity = 'picture' order by entity_id, id desc) last
     where action = 'picture.uploaded' order by 1`,
  );
  return rows.map(({ address }) => pictureKey(address));
}

/** Of the snapshot. */
async function timeOf(client: OwnerClient): Promise<string> {
  const { rows } = await client.query<{ time: string }>(
    `select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time`,
  );
  return rows[0]?.time ?? '';
}

async function keyIdsOf(client: OwnerClient): Promise<string[]> {
  const selects = sealedColumns.map(({ keyId, table }) => `select ${keyId} as id from ${table}`).join(' union ');
  const { rows } = await client.query<{ id: string }>(
    `select id from (${selects}) held where id is not null order by 1`,
  );
  return rows.map(({ id }) => id);
}
