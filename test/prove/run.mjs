/** `npm run prove -- --minutes 5 --seed 7`: builds what is stale, then tries the promises of the README on this machine. */
import { runTypescript } from '../runner/run-typescript.mjs';

await runTypescript('test/prove/main.ts');
