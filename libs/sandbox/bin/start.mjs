#!/usr/bin/env node
/** `npm start` and, with `--watch`, `npm run dev`: installs and builds what is missing or stale, then runs the stack. Needs nothing but Node. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './build.mjs';
import { installIfStale } from './install.mjs';
import { nodeNotice, nodeProblem } from './node-version.mjs';
import { watch } from './watch.mjs';

const startedAt = Date.now();
const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

async function main() {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Error(problem);
  const notice = nodeNotice(process.versions.node);
  if (notice) process.stdout.write(`${notice}\n`);
  await installIfStale(root);
  await buildWhatIsStale(root);
  const { launch } = createRequire(import.meta.url)('../dist/launcher/launch.js');
  const launched = await launch({ root, startedAt });
  if (launched && process.argv.includes('--watch')) watch(root, launched);
}

main().catch((error) => {
  process.stderr.write(`Arrival cannot start: ${error.message}\n`);
  process.exit(1);
});
