/** `npm run browsers [-- firefox webkit]`: the main journey in the browsers of this machine besides Chromium. Builds what is stale. */
import { runTypescript } from '../runner/run-typescript.mjs';
import { tellHow } from '../runner/tell-how.mjs';

tellHow(`npm run browsers -- firefox webkit
The main journey in the browsers of this machine besides Chromium; in all that are there when none is named.`);

const child = await runTypescript('test/browsers/main.ts');
// npm and a shell are above it: a signal that ends them alone never comes here.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
