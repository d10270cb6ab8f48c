/**
 * `npm run lighthouse [-- --rounds 5] [-- --json file]`: what Lighthouse says of the guest app on a phone, beside its limits. Builds what is
 * stale. Lighthouse itself (190 MB) is no part of the product's installation: it is fetched once, into a folder that `npm ci` empties.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installIfStale } from '../../libs/sandbox/bin/install.mjs';
import { findChromium } from '../runner/chromium.mjs';
import { root, run } from '../runner/run-command.mjs';
import { runTypescript } from '../runner/run-typescript.mjs';
import { tellHow } from '../runner/tell-how.mjs';

tellHow(`npm run lighthouse -- --rounds 5 --json FILE
Lighthouse's points for the guest app on a phone, beside their limits.
  --rounds  how often each page is looked at
  --json    a file that the figures are written to as well`);

const lighthouse = 'lighthouse@12.8.2';
const folder = join(root, 'node_modules/.cache', lighthouse);

async function fetchLighthouse() {
  if (existsSync(join(folder, 'node_modules/lighthouse/package.json'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', lighthouse];
  const { ok } = await run(`npm install ${lighthouse}`, 'npm', args);
  if (!ok) throw new Error('Lighthouse cannot be had here');
}

await installIfStale(root);
await fetchLighthouse();
const chromium = await findChromium();
if (!chromium) throw new Error('No Chromium');
await runTypescript('test/lighthouse/main.ts', [folder, chromium, ...process.argv.slice(2)]);
