import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The compiler leaves behind what is no program and the API reads beside its code: `nest-cli.json` names it, by the ends of names alone. */
const [settings, from, to] = ['../nest-cli.json', 'src', 'dist'].map((path) =>
  fileURLToPath(new URL(`../${path}`, import.meta.url)),
);
const ends = JSON.parse(readFileSync(settings, 'utf8')).compilerOptions.assets.map((asset) => extname(asset));
for (const path of readdirSync(from, { recursive: true })) {
  if (!ends.includes(extname(path))) continue;
  mkdirSync(dirname(join(to, path)), { recursive: true });
  copyFileSync(join(from, path), join(to, path));
}
