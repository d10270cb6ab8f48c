import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portrait } from '../support/answers';
import { startStack } from '../support/stack';
import { type Candidate, candidates } from './candidates';
import { Hand } from './hand';
import { mainJourney } from './journey';

const out = join(__dirname, '../../test-results/browsers');
/** For one browser, its resort's start included: a slow machine needs minutes, and what hangs ends here. */
const limitMs = 600_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The journey in one browser, on a resort of its own: its family has done nothing yet. Answers whether it came to its end. */
async function tryIn({ name, open }: Candidate, photo: string, asked: AbortSignal): Promise<boolean> {
  if (!open) return false;
  const since = Date.now();
  const stack = await startStack({ PORT: '4600' });
  const driver = await open().catch((error: unknown) => stack.stop().then(() => Promise.reject(error)));
  try {
    say(`\n${name}: ${await driver.run('function () { return navigator.userAgent; }')}`);
    const ended = endOf(AbortSignal.any([asked, AbortSignal.timeout(limitMs)]));
    await Promise.race([mainJourney(new Hand(driver), stack.json, photo, (line) => say(`  ✓ ${line}`)), ended]);
    say(`  ✓ in ${Math.round((Date.now() - since) / 1000)} s`);
    return true;
  } catch (error) {
    const picture = join(out, `${name}.png`);
    writeFileSync(picture, await driver.picture().catch(() => ''));
    say(`  ✗ ${(error as Error).message}\n    ${picture}`);
    return false;
  } finally {
    await driver.close();
    await stack.stop();
  }
}

const untried = ({ open, takes }: Candidate): string => (open ? 'not tried' : `not here: ${takes}`);

/** Rejects when it ends before the journey does. */
const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const refuse = () => reject(new Error(`Ended before its end: ${signal.reason}`));
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse);
  });

/** Whoever ends this program ends what it started, too. */
function untilSignalled(): AbortSignal {
  const asked = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => asked.abort(name));
  return asked.signal;
}

/** Answers the exit code: 1 when it failed in a browser, or none was there to try. */
async function main(): Promise<number> {
  const asked = process.argv.slice(2);
  const wanted = candidates.filter(({ name }) => (asked.length > 0 ? asked.includes(name) : name !== 'chromium'));
  if (wanted.length === 0) throw new Error(`There are ${candidates.map(({ name }) => name).join(', ')}`);
  mkdirSync(out, { recursive: true });
  const photo = join(out, 'portrait.jpg');
  writeFileSync(photo, await portrait(90, 800));
  const results = new Map<Candidate, boolean>();
  const signalled = untilSignalled();
  for (const candidate of wanted)
    if (candidate.open && !signalled.aborted) results.set(candidate, await tryIn(candidate, photo, signalled));
  say('');
  for (const candidate of wanted) {
    const went = results.get(candidate);
    say(`${candidate.name.padEnd(20)}${went === undefined ? untried(candidate) : went ? 'ran' : 'FAILED'}`);
  }
  return results.size > 0 && [...results.values()].every(Boolean) ? 0 : 1;
}

// What a journey that was ended still waits for is not waited for.
main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
