/** `npm run bench`, `npm run bench -- P4 P5`, `npm run bench -- P12 --households 1000000`. Builds what is stale, then runs the benches. */
import { runTypescript } from '../runner/run-typescript.mjs';

await runTypescript('test/bench/main.ts');
