import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The compiler leaves behind what is not a program: the SQL functions and the template of the signed copy, which the API reads beside its code. */
const [from, to] = ['src', 'dist'].map((folder) => fileURLToPath(new URL(`../${folder}`, import.meta.url)));
for (const path of readdirSync(from, { recursive: true })) {
  if (!/\.(sql|typ)$/.test(path)) continue;
  mkdirSync(dirname(join(to, path)), { recursive: true });
  copyFileSync(join(from, path), join(to, path));
}
