#!/usr/bin/env node
/** `npm run doctor`, `npm run keys -- …` and their like in package.json: a command of the API beside `npm start`, or on the database of DATABASE_URL. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const { runCommand } = createRequire(import.meta.url)('../dist/launcher/command.js');

process.exitCode = await runCommand(root, process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  return 1;
});
