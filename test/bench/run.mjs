/** `npm run bench`, `npm run bench -- P4 P5`, `npm run bench -- P12 --households 1000000`. Builds what is stale, then runs the benches. */
import { runTypescript } from '../runner/run-typescript.mjs';
import { tellHow } from '../runner/tell-how.mjs';

tellHow(`npm run bench -- P4 P5 --households 1000000
The speed of each guest path beside its limit. Names are the goals of docs/performance.md; all of them when left out.
  --households  how many P12 looks at; 200000 when left out
  --customers   how many P7, P8 and P9 look at; 50000 when left out
  --json        a file that the figures are written to as well
  --document    writes their table into docs/performance.md`);

await runTypescript('test/bench/main.ts');
