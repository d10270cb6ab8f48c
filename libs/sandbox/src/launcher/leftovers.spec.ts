import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginningOf } from '../process/process-table';
import { LaunchError } from './environment';
import { clearLeftovers, ProcessNumbers } from './leftovers';

let folder: string;
let other: ChildProcess;
const said: string[] = [];
const say = (line: string) => said.push(line);

beforeEach(() => {
  said.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'arrival-leftovers-'));
  // Another installation's launcher, by its looks.
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'libs/sandbox/bin/start.mjs'], {
    stdio: 'ignore',
  });
});

afterEach(() => {
  other.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const write = (content: object | string) =>
  writeFileSync(join(folder, 'processes.json'), typeof content === 'string' ? content : JSON.stringify(content));
const isAlive = () => other.exitCode === null && other.signalCode === null;

test('a number that by now is another installation’s or another program’s is not believed', async () => {
  write({ launcher: { pid: other.pid, began: 'long ago' }, api: { pid: other.pid, began: 'long ago' } });
  await clearLeftovers(folder, say);
  expect([isAlive(), existsSync(join(folder, 'processes.json'))]).toEqual([true, false]);
});

test('as kept by versions before, a number without its beginning is not believed', async () => {
  write({ launcher: other.pid, api: other.pid });
  await clearLeftovers(folder, say);
  expect(isAlive()).toBe(true);
});

test('a launcher that runs is recognised by number and beginning', async () => {
  write({ launcher: { pid: other.pid, began: beginningOf(other.pid as number) } });
  await expect(clearLeftovers(folder, say)).rejects.toThrow(LaunchError);
  expect(isAlive()).toBe(true);
});

test('what a killed launcher left is ended', async () => {
  const numbers = new ProcessNumbers(folder);
  numbers.set('api', other.pid);
  const ended = new Promise((resolve) => other.once('exit', resolve));
  await clearLeftovers(folder, say);
  await ended;
  expect(isAlive()).toBe(false);
});

test.each(['', '{"launcher":', 'null'])('an unreadable file (%p) counts as absent and is named', async (text) => {
  write(text);
  await clearLeftovers(folder, say);
  expect(said.join()).toContain('processes.json');
});
