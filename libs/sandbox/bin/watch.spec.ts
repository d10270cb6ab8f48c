import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parts } from './build.mjs';

const root = mkdtempSync(join(tmpdir(), 'arrival-watch-'));
let watching: ChildProcess | undefined;
let said = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`It never said so:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const restarts = (): number => said.split('Running the new code.').length - 1;

afterAll(() => {
  watching?.kill();
  rmSync(root, { recursive: true, force: true });
});

test('what both web apps share, a worker, and how an app is built are rebuilt when they change, as each source is', async () => {
  const scripts = Object.fromEntries(parts.map(({ script }) => [script, 'node -e 0']));
  write('package.json', JSON.stringify({ scripts }));
  const sources = [
    'libs/web/session.ts',
    'libs/client/src/client.ts',
    'guest-web/worker/worker.ts',
    'admin-web/vite.config.ts',
  ];
  for (const path of sources) write(path, 'old');
  mkdirSync(join(root, 'node_modules'));
  const launched = '{ restartApplication: async () => {} }';
  const code = `import { watch } from ${JSON.stringify(join(__dirname, 'watch.mjs'))}; watch(${JSON.stringify(root)}, ${launched});`;
  watching = spawn(process.execPath, ['--input-type=module', '-e', code]);
  watching.stdout?.on('data', (part) => (said += part));
  watching.stderr?.on('data', (part) => (said += part));
  await until(() => said.includes('Watching the sources.'));
  for (const path of sources) {
    const before = restarts();
    write(path, 'new');
    await until(() => restarts() > before);
  }
}, 60_000);
