/** `npm run gallery [-- words of scene names]`: every screen and state as a picture, with an index page. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhatIsStale } from '../../libs/sandbox/bin/build.mjs';
import { installIfStale } from '../../libs/sandbox/bin/install.mjs';
import { findChromium } from '../runner/chromium.mjs';
import { root, run } from '../runner/run-command.mjs';
import { tellHow } from '../runner/tell-how.mjs';
import { writeIndex } from './index-page.mjs';

tellHow(`npm run gallery -- WORDS…
Pictures of every screen and state into test/gallery/out, with index.html; with words, of the scenes whose names have one of them.`);

const out = join(root, 'test/gallery/out');
const wanted = process.argv.slice(2);

await installIfStale(root);
await buildWhatIsStale(root);
const chromium = await findChromium();
if (!chromium) throw new Error('No Chromium');
if (wanted.length === 0) rmSync(out, { recursive: true, force: true });
const grep = wanted.length > 0 ? ['-g', wanted.join('|')] : [];
const { ok } = await run(
  'scenes',
  join(root, 'node_modules/.bin/playwright'),
  ['test', '-c', 'test/gallery/playwright.config.ts', ...grep],
  {
    live: true,
    env: { CHROMIUM_PATH: chromium },
  },
);
console.log(`${writeIndex(out)} pictures: test/gallery/out/index.html`);
process.exitCode = ok ? 0 : 1;
