import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { TableDigest } from '../platform/database/table-copy';
import { safeKey } from '../platform/storage/storage';

interface Hashed {
  readonly bytes: number;
  readonly sha256: string;
}

/** What a backup holds. It is written last: a folder without one is no backup. */
export interface Manifest {
  readonly format: 1;
  readonly createdAtUtc: string;
  readonly migrations: readonly string[];
  readonly sequences: Readonly<Record<string, string>>;
  readonly tables: readonly (Hashed & TableDigest & { readonly name: string })[];
  readonly files: readonly (Hashed & { readonly key: string })[];
  /** The keys that its sealed answers need. They are not in it. */
  readonly keyIds: readonly string[];
}

const hashOf = (bytes: Buffer): Hashed => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

const sizeOf = async (path: string): Promise<number | undefined> =>
  (
    await stat(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    })
  )?.size;

/** Piece by piece: a large table has no room in the memory. */
async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** A folder with `manifest.json`, `tables/<name>.copy.gz` and `files/<key>`. */
export class BackupFolder {
  constructor(private readonly path: string) {}

  manifest(): Manifest {
    const text = readFileSync(join(this.path, 'manifest.json'), 'utf8');
    const manifest = JSON.parse(text) as Manifest;
    if (manifest.format !== 1)
      throw new Error('This backup is of another kind; restore it with the version that made it');
    return manifest;
  }

  /** All or nothing, also when the machine stops. */
  async writeManifest(manifest: Manifest): Promise<void> {
    const temporary = join(this.path, 'manifest.json.part');
    const file = await open(temporary, 'w', 0o600);
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await file.sync();
    await file.close();
    await rename(temporary, join(this.path, 'manifest.json'));
  }

  async writeTable(name: string, rows: Readable): Promise<Hashed> {
    const path = await this.#made(this.#tablePath(name));
    const hash = createHash('sha256');
    const counted = new PassThrough();
    let bytes = 0;
    counted.on('data', (chunk: Buffer) => {
      hash.update(chunk);
      bytes += chunk.length;
    });
    await pipeline(rows, createGzip({ level: 1 }), counted, createWriteStream(path, { mode: 0o600, flush: true }));
    return { bytes, sha256: hash.digest('hex') };
  }

  readTable(name: string): Readable {
    const unzipped = createGunzip();
    const source = createReadStream(this.#tablePath(name));
    source.once('error', (error) => unzipped.destroy(error));
    return source.pipe(unzipped);
  }

  async writeFile(key: string, bytes: Buffer): Promise<Hashed> {
    const file = await open(await this.#made(this.#filePath(key)), 'w', 0o600);
    await file.writeFile(bytes);
    await file.sync();
    await file.close();
    return hashOf(bytes);
  }

  readFile(key: string): Promise<Buffer> {
    return readFile(this.#filePath(key));
  }

  /** What is missing or not as it was written, a line each; none when the backup is whole. */
  async faults({ tables, files }: Manifest): Promise<string[]> {
    const parts = [
      ...tables.map((table) => ({ ...table, title: `table ${table.name}`, path: this.#tablePath(table.name) })),
      ...files.map((file) => ({ ...file, title: `file ${file.key}`, path: this.#filePath(file.key) })),
    ];
    const faults: string[] = [];
    for (const { title, path, bytes, sha256 } of parts) {
      const size = await sizeOf(path);
      if (size === undefined) faults.push(`${title} is missing`);
      else if (size !== bytes || (await hashOfFile(path)) !== sha256) faults.push(`${title} is not as it was written`);
    }
    return faults;
  }

  async #made(path: string): Promise<string> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return path;
  }

  #tablePath = (name: string): string => join(this.path, 'tables', `${safeKey(name.replaceAll('_', '-'))}.copy.gz`);
  #filePath = (key: string): string => join(this.path, 'files', safeKey(key));
}
