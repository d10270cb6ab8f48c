import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../libs/sandbox/src/process/free-port';
import { startApiProcess } from '../support/api-process';
import { environmentWith } from '../support/environment';
import { root } from './lib/process';
import { atMost, type Bench, milliseconds } from './lib/result';
import { median } from './lib/rounds';
import { buildScene } from './lib/scene';

/** From the command to the first answer. */
export const start: Bench = {
  id: 'P14',
  title: 'Start',
  async run() {
    const second = await secondStart();
    const scene = await buildScene(10);
    try {
      const seen: number[] = [];
      for (let round = 0; round < 5; round++) {
        const from = performance.now();
        const api = await startApiProcess(scene.variables);
        seen.push(performance.now() - from);
        await api.stop();
      }
      return [
        atMost('P14', 'second npm start until ready', 5_000, second, milliseconds, 'database, sign-in, API and worker'),
        atMost('P14', 'API process until ready', 1_500, median(seen), milliseconds, 'median of 5'),
      ];
    } finally {
      await scene.close();
    }
  },
};

async function secondStart(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'arrival-bench-start-'));
  try {
    await timedStart(folder);
    return await timedStart(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timedStart(folder: string): Promise<number> {
  const port = await freePort();
  const from = performance.now();
  const child = spawn(process.execPath, ['libs/sandbox/bin/start.mjs'], {
    cwd: root,
    env: environmentWith({ ARRIVAL_DATA_DIR: folder, PORT: String(port) }),
    stdio: 'ignore',
  });
  const ended = new Promise((done) => child.once('exit', done));
  try {
    while (!(await isReady(port))) {
      if (child.exitCode !== null || performance.now() - from > 60_000) throw new Error('npm start did not get ready');
      await pause(20);
    }
    return performance.now() - from;
  } finally {
    child.kill('SIGINT');
    await ended;
  }
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
