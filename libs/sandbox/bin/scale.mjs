#!/usr/bin/env node
/** `npm run demo:scale -- --customers 1000000`: makes the demo resort as large as a real one. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const { scaleDemo } = createRequire(import.meta.url)('../dist/launcher/scale.js');

await scaleDemo(root, process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
