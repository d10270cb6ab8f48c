/** `npm run prove -- --minutes 5 --seed 7`: builds what is stale, then tries the promises of the README on this machine. */
import { runTypescript } from '../runner/run-typescript.mjs';
import { tellHow } from '../runner/tell-how.mjs';

tellHow(`npm run prove -- --minutes 5 --seed 7
Kills processes at random while the point of sale loses answers, and says whether the promises of the README hold.
  --minutes  for how long, and for 500 completions at least; 5 when left out
  --seed     what happens when: the same seed, the same dice; a new one when left out
Ends with 0 when all hold, 1 when one is broken, 2 when it could not be tried.`);

await runTypescript('test/prove/main.ts');
