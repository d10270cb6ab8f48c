import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '../../libs/sandbox/src/demo/art/random';
import { startPosBridge } from '../../libs/sandbox/src/pos-bridge/bridge-server';
import { buildCrashSite } from '../crash/crash-site';
import { stopCluster } from '../support/cluster';
import startCluster from '../support/global-setup';
import { Chaos } from './chaos';
import { sendFamilies } from './families';
import { judge, type Verdict, waitingOf } from './verdict';

const FEWEST = 500;
/** As promised, once the point of sale is back (I3). */
const LONGEST_WAIT_MS = 15 * 60_000;
const SHOWN = 5;

function numberAfter(name: string, otherwise: number): number {
  const place = process.argv.indexOf(`--${name}`);
  const value = place < 0 ? otherwise : Number(process.argv[place + 1]);
  if (!(value > 0)) throw new Error('usage: npm run prove -- --minutes 5 --seed 7');
  return value;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

function tell({ promise, broken }: Verdict): void {
  say(`${broken.length === 0 ? 'holds ' : 'BROKEN'}  ${promise}`);
  for (const one of broken.slice(0, SHOWN)) say(`        ${one}`);
  if (broken.length > SHOWN) say(`        and ${broken.length - SHOWN} more`);
}

/** One page: what was done to the product, and which promises hold. Answers the exit code. */
async function prove(minutes: number, seed: number): Promise<number> {
  const [site, bridge] = await Promise.all([buildCrashSite(), startPosBridge()]);
  const pos = { POS_BRIDGE_URL: bridge.url, POS_BRIDGE_TOKEN: bridge.token, POS_ASK_AGAIN_SECONDS: '2' };
  Object.assign(site.variables, pos);
  const chaos = await Chaos.begin(site, bridge, randomFrom(seed));
  try {
    say(`Seed ${seed}: for ${minutes} min, and ${FEWEST} completions, processes are killed and answers lost…`);
    const over = Date.now() + minutes * 60_000;
    chaos.rage();
    const { calls, lost } = await sendFamilies(site, chaos.url, (done) => {
      process.stdout.write(`\r${done} completions`);
      return done >= FEWEST && Date.now() >= over;
    });
    await chaos.calm();
    const backAt = Date.now();
    while ((await waitingOf(site)) > 0 && Date.now() - backAt < LONGEST_WAIT_MS) await pause(200);
    const seconds = Math.round((Date.now() - backAt) / 1000);
    const again = bridge.effects.filter(({ came }) => came > 1).length;
    say(
      `\n${calls.length} completions; the API was killed ${chaos.kills.api} times, the worker ${chaos.kills.worker} times`,
    );
    say(`${lost} answers did not reach a phone; ${again} effects came to the point of sale more than once`);
    say(`The last of ${bridge.effects.length} effects arrived ${seconds} s after everything was well again\n`);
    const verdicts = await judge(site, bridge, calls);
    verdicts.forEach(tell);
    say(`\nSeed ${seed}`);
    return verdicts.every(({ broken }) => broken.length === 0) ? 0 : 1;
  } finally {
    await chaos.end();
    await bridge.stop();
    await site.close();
  }
}

async function main(): Promise<void> {
  const [minutes, seed] = [numberAfter('minutes', 5), numberAfter('seed', Math.ceil(Math.random() * 1_000_000))];
  await startCluster();
  process.exitCode = await prove(minutes, seed).finally(stopCluster);
}

void main().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 2;
});
