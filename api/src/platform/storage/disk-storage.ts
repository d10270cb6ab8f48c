import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PassingTrouble } from '../database/trouble';
import { type Storage, type StoredFile, safeKey } from './storage';

/** One block: a full disk may still have room for an empty file. */
const TRIAL = Buffer.alloc(4096);

/** As a file is called until it is whole, which `write-durably.cjs` calls it too, and as one is that is a trial alone. */
const UNFINISHED = /^\.[0-9a-f-]{36}\.(part|trial)$/;

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;

/** What is not there, or not any more. */
const unlessGone = <Result>(asked: Promise<Result>): Promise<Result | undefined> =>
  asked.catch((error) => (codeOf(error) === 'ENOENT' ? undefined : Promise.reject(error)));

/** Whatever the disk says no for (full, away, only readable, not ours), the next try may find it mended: nothing of the request is wrong. */
async function onDisk<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new PassingTrouble(`The folder of files: ${(error as Error).message}`, { cause: error });
  }
}

/** Files in a directory: written beside, synced, then renamed, so that a reader never sees half a file. */
export class DiskStorage implements Storage {
  constructor(private readonly directory: string) {}

  async write(key: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(key);
    await onDisk(() => this.#write(path, bytes));
  }

  pathOf(key: string): string {
    return join(this.directory, safeKey(key));
  }

  async read(key: string): Promise<Buffer | undefined> {
    const path = this.pathOf(key);
    return onDisk(() => unlessGone(readFile(path)));
  }

  async remove(key: string): Promise<void> {
    const path = this.pathOf(key);
    await onDisk(() => rm(path, { force: true }));
  }

  async list(folder: string): Promise<StoredFile[]> {
    const path = this.pathOf(folder);
    return onDisk(async () => {
      const names = (await unlessGone(readdir(path))) ?? [];
      const kept = names.filter((name) => !name.startsWith('.'));
      const found = await Promise.all(
        kept.map(async (name) => {
          const file = await unlessGone(stat(join(path, name)));
          return file && { key: `${folder}/${name}`, writtenAt: file.mtime };
        }),
      );
      return found.filter((file) => file !== undefined);
    });
  }

  async removeUnfinished(folder: string, before: Date): Promise<void> {
    const path = folder === '' ? this.directory : this.pathOf(folder);
    await onDisk(async () => {
      const names = (await unlessGone(readdir(path))) ?? [];
      for (const name of names.filter((one) => UNFINISHED.test(one))) {
        const file = await unlessGone(stat(join(path, name)));
        if (file && file.mtime < before) await rm(join(path, name), { force: true });
      }
    });
  }

  async space(): Promise<{ free: number; total: number }> {
    return onDisk(async () => {
      await mkdir(this.directory, { recursive: true, mode: 0o700 });
      const { bavail, blocks, bsize } = await statfs(this.directory);
      return { free: bavail * bsize, total: blocks * bsize };
    });
  }

  async check(): Promise<void> {
    const trial = join(this.directory, `.${randomUUID()}.trial`);
    await onDisk(async () => {
      await mkdir(this.directory, { recursive: true, mode: 0o700 });
      await writeFile(trial, TRIAL, { mode: 0o600 }).finally(() => rm(trial, { force: true }));
    });
  }

  async #write(path: string, bytes: Buffer): Promise<void> {
    const folder = dirname(path);
    const temporary = join(folder, `.${randomUUID()}.part`);
    try {
      const file = await this.#create(temporary);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await this.#sync(folder);
  }

  /** Its folder is nearly always there. */
  async #create(path: string): Promise<FileHandle> {
    try {
      return await open(path, 'wx', 0o600);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
      await this.#makeFolder(dirname(resolve(path)));
      return open(path, 'wx', 0o600);
    }
  }

  async #makeFolder(folder: string): Promise<void> {
    const first = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (first === undefined) return;
    for (let made = folder; made.length >= first.length; made = dirname(made)) await this.#sync(dirname(made));
  }

  /** The name of a file or folder is safe only when the folder that it is in is synced too. */
  async #sync(folder: string): Promise<void> {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}
