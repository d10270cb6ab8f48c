import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Child } from './child';

const folder = mkdtempSync(join(tmpdir(), 'arrival-child-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that notes its start and crashes the first four times. */
function crashing(name: string, wasReady: boolean) {
  const starts = join(folder, `${name}.starts`);
  const script = join(folder, `${name}.cjs`);
  writeFileSync(starts, '');
  writeFileSync(
    script,
    `const fs = require('node:fs'); fs.appendFileSync(${JSON.stringify(starts)}, 'x');
if (fs.readFileSync(${JSON.stringify(starts)}).length < 5) process.exit(3); setInterval(() => undefined, 1000);`,
  );
  const gaveUp: string[] = [];
  const child = new Child({
    title: 'The API',
    script,
    cwd: folder,
    logFile: join(folder, `${name}.log`),
    onPid: () => undefined,
    say: () => undefined,
    wasReady: () => wasReady,
    onGiveUp: (reason) => gaveUp.push(reason),
  });
  return { child, gaveUp, starts: () => readFileSync(starts, 'utf8').length };
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('It did not happen in time');
    await pause(20);
  }
}

test('before the product was ready, three crashes end the start', async () => {
  const { child, gaveUp, starts } = crashing('early', false);
  child.start();
  await until(() => gaveUp.length > 0);
  expect([starts(), gaveUp[0]]).toEqual([3, expect.stringContaining('The API stopped, exit code 3')]);
});

test('afterwards a child that crashes again and again is waited for and comes back', async () => {
  const { child, gaveUp, starts } = crashing('late', true);
  child.start();
  await until(() => starts() === 5);
  expect(gaveUp).toEqual([]);
  expect(child.alive).toBe(true);
  await child.stop();
});
