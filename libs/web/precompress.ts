import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|webmanifest)$/;

async function compress(path: string): Promise<void> {
  // The page that previews the app is built into the same folder afterwards.
  if (existsSync(`${path}.br`)) return;
  const source = await readFile(path);
  if (source.length < 1024) return;
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(source, { level: 9 }),
    promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, zipped), writeFile(`${path}.br`, brotli)]);
}

/** Writes .gz and .br beside each static file, so that the server never compresses. index.html gets a nonce per answer and stays plain. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'arrival:precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir.startsWith('/') ? config.build.outDir : join(config.root, config.build.outDir);
    },
    async writeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter((file) => compressible.test(file)).map((file) => compress(join(folder, file))));
    },
  };
}
