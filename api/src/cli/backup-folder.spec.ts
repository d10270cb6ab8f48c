import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { BackupFolder, type Manifest } from './backup-folder';

let path: string;
let folder: BackupFolder;
let manifest: Manifest;

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'backup-folder-'));
  folder = new BackupFolder(path);
  manifest = {
    ...{ format: 1, createdAtUtc: '', migrations: [], sequences: {}, keyIds: [] },
    tables: [
      {
        name: 'audit_event',
        rows: 2,
        digest: '0',
        ...(await folder.writeTable('audit_event', Readable.from('a\nb\n'))),
      },
    ],
    files: [{ key: 'photos/0a/0a.jpg', ...(await folder.writeFile('photos/0a/0a.jpg', Buffer.from('picture'))) }],
  };
});
afterEach(() => rm(path, { recursive: true }));

test('a folder that is as it was written has no faults', async () => {
  expect(await folder.faults(manifest)).toEqual([]);
});

test('what is missing, changed or cut off is named', async () => {
  await rm(join(path, 'tables/audit-event.copy.gz'));
  await writeFile(join(path, 'files/photos/0a/0a.jpg'), 'Picture');
  const faults = ['table audit_event is missing', 'file photos/0a/0a.jpg is not as it was written'];
  expect(await folder.faults(manifest)).toEqual(faults);
  await writeFile(join(path, 'files/photos/0a/0a.jpg'), 'pict');
  expect(await folder.faults(manifest)).toEqual(faults);
});

test('a table may be larger than what can be read at once', async () => {
  await truncate(join(path, 'tables/audit-event.copy.gz'), 3 * 2 ** 30);
  expect(await folder.faults(manifest)).toEqual(['table audit_event is not as it was written']);
});
