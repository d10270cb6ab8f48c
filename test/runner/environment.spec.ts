import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

test('a worker with nothing left to do goes at once, with its exit code, after who listens for the end', async () => {
  const script = `require(${JSON.stringify(join(__dirname, 'environment.cjs'))});
const { writeSync } = require('node:fs');
const { reallyExit } = process;
process.reallyExit = (code) => { writeSync(1, 'at once'); reallyExit.call(process, code); };
process.on('exit', () => writeSync(1, 'heard, '));
process.exitCode = 3;`;
  const worker = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const said = text(worker.stdout!);
  const [code] = await once(worker, 'exit');
  expect([await said, code]).toEqual(['heard, at once', 3]);
});
