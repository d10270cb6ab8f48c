// Draws the demo resort's pictures anew: `npm run build:libs && node libs/sandbox/bin/demo-art.mjs`. The files are committed.
import { fileURLToPath } from 'node:url';
import { writeDemoArt } from '../dist/demo/art/write-art.js';

for (const name of writeDemoArt(fileURLToPath(new URL('../../../guest-web/public/demo', import.meta.url))))
  console.log(name);
