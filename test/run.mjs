/** `npm test`: install and build when needed, then every kind of test. Plain Node at the top, so that it runs in a fresh clone. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhatIsStale } from '../libs/sandbox/bin/build.mjs';
import { installIfStale } from '../libs/sandbox/bin/install.mjs';
import { nodeProblem } from '../libs/sandbox/bin/node-version.mjs';
import { findChromium } from './runner/chromium.mjs';
import { jestCount, playwrightCount, stepCount, sum } from './runner/count.mjs';
import { firstLine } from './runner/failures.mjs';
import { findProxy } from './runner/proxy.mjs';
import { findRedis } from './runner/redis.mjs';
import { root, run, seconds, section } from './runner/run-command.mjs';

const started = Date.now();
const results = join(root, 'test-results');
const npm = (script) => ['npm', ['run', '--silent', script]];
const bin = (name) => join(root, 'node_modules', '.bin', name);

async function main() {
  section('Install and build');
  const problem = await preparing();
  if (problem) return [stepCount('install and build', { ok: false, ended: firstLine(problem) })];
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  section('Checks, unit, architecture and API tests');
  const inside = await Promise.all([checks(), jest()]);

  section('Browser tests');
  return [...inside.flat(), await browserTests()];
}

/** The same steps as `npm start`: only what is missing or stale. Answers what went wrong. */
async function preparing() {
  try {
    const problem = nodeProblem(process.versions.node);
    if (problem) throw new Error(problem);
    await installIfStale(root);
    const built = await buildWhatIsStale(root);
    await findProxy();
    await findRedis();
    console.log(built.length > 0 ? `Built: ${built.join(', ')}` : 'Everything is built');
    return undefined;
  } catch (error) {
    console.log(`✗ ${error.message}`);
    return error.message;
  }
}

/** One after the other: the other core is busy with jest. */
async function checks() {
  const lint = await run('lint and format', bin('biome'), ['check', '.']);
  const types = await run('types', ...npm('types'));
  return [stepCount('lint and format', lint), stepCount('types', types)];
}

async function jest() {
  const file = join(results, 'jest.json');
  const end = await run(
    'jest',
    bin('jest'),
    ['--json', '--outputFile', file, '--silent', '--reporters', join(root, 'test/runner/reporter.cjs')],
    {
      live: true,
    },
  );
  return [jestCount(file, end, root)];
}

async function browserTests() {
  const chromium = await findChromium();
  if (!chromium) return stepCount('playwright', { ok: false, ended: 'no Chromium can be had here' });
  const file = join(results, 'playwright.json');
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const end = await run('playwright', bin('playwright'), ['test', '-c', 'test/e2e/playwright.config.ts'], {
    live: true,
    env,
  });
  return playwrightCount(file, end);
}

const { passed, failures } = sum(await main());
console.log(`\nThe whole run took ${seconds(started)}`);
console.log(`${passed} passed, ${failures.length} failed`);
for (const { name, message } of failures) console.log(`✗ ${name}\n    ${message}`);
process.exitCode = failures.length > 0 ? 1 : 0;
