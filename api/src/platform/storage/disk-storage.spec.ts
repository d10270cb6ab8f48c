import fs, { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskStorage } from './disk-storage';

const { writeDurably } = require('./write-durably.cjs') as { writeDurably: (path: string, bytes: Buffer) => void };

let folder: string;
let storage: DiskStorage;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arrival-disk-'));
  storage = new DiskStorage(join(folder, 'files'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what is written is read again, replaced whole, and gone once removed', async () => {
  await storage.write('photos/ab/c1.jpg', Buffer.from('first'));
  await storage.write('photos/ab/c1.jpg', Buffer.from('second'));
  expect((await storage.read('photos/ab/c1.jpg'))?.toString()).toBe('second');
  expect(readdirSync(join(folder, 'files/photos/ab'))).toEqual(['c1.jpg']);
  await storage.remove('photos/ab/c1.jpg');
  await storage.remove('photos/ab/c1.jpg');
  expect(await storage.read('photos/ab/c1.jpg')).toBeUndefined();
});

/** Folders that were opened, which is done to sync them. */
const syncedBy = async (opening: jest.SpyInstance, write: () => Promise<void> | void): Promise<string[]> => {
  opening.mockClear();
  await write();
  return opening.mock.calls.flatMap(([path, flags]) => (flags === 'r' ? [String(path)] : [])).sort();
};

test.each([
  ['the API', () => jest.spyOn(promises, 'open'), (path: string) => storage.write(path, Buffer.from('x'))],
  [
    'a process of its own',
    () => jest.spyOn(fs, 'openSync'),
    (path: string) => writeDurably(join(folder, 'files', path), Buffer.from('x')),
  ],
])('%s syncs a new folder into the one above, as it does a file into its folder', async (_, spy, write) => {
  const opening = spy();
  const first = await syncedBy(opening, () => write('photos/ab/c1.jpg'));
  const second = await syncedBy(opening, () => write('photos/ab/c2.jpg'));
  opening.mockRestore();
  const [above, files, photos, own] = ['', 'files', 'files/photos', 'files/photos/ab'].map((path) =>
    join(folder, path, '.'),
  );
  expect([first, second]).toEqual([[above, files, photos, own], [own]]);
});

test('a failed write leaves nothing behind', async () => {
  await storage.write('photos/taken/inside.jpg', Buffer.from('x'));
  await expect(storage.write('photos/taken', Buffer.from('y'))).rejects.toThrow();
  expect(readdirSync(join(folder, 'files/photos'))).toEqual(['taken']);
});

test.each(['../outside', 'photos/../../outside', '/etc/passwd', '', 'photos//a', 'photos/.hidden', 'a b'])(
  'the key "%s" is refused',
  async (key) => {
    await expect(storage.write(key, Buffer.from('x'))).rejects.toThrow('not safe');
    await expect(storage.read(key)).rejects.toThrow('not safe');
    expect(existsSync(join(folder, 'outside'))).toBe(false);
  },
);

test('a folder that is no folder is noticed by the check', async () => {
  await expect(storage.check()).resolves.toBeUndefined();
  writeFileSync(join(folder, 'file'), '');
  await expect(new DiskStorage(join(folder, 'file')).check()).rejects.toThrow();
});

test('a file that goes while its folder is read is not there, and ends no reading', async () => {
  for (const name of ['a1', 'a2']) await storage.write(`photos/ab/${name}.jpg`, Buffer.from('x'));
  const { readdir } = promises;
  const reading = jest.spyOn(promises, 'readdir').mockImplementationOnce(async (path) => {
    const names = await readdir(path);
    await storage.remove('photos/ab/a1.jpg');
    return names as never;
  });
  expect((await storage.list('photos/ab')).map(({ key }) => key)).toEqual(['photos/ab/a2.jpg']);
  reading.mockRestore();
});
