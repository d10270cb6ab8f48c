import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { environmentWith } from './environment.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a part of the test run came to. A part that counts no tests itself counts as one. */
export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs a command. `live` lets its output through as it comes; otherwise the output is kept and shown only when it failed.
 * Answers whether it succeeded.
 */
export function run(title, command, args, { live = false, env = {} } = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: environmentWith({ FORCE_COLOR: '0', npm_config_update_notifier: 'false', ...env }),
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    });
    const output = [];
    child.stdout?.on('data', (part) => output.push(part));
    child.stderr?.on('data', (part) => output.push(part));
    child.once('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (code) => {
      const ok = code === 0;
      console.log(`${ok ? '✓' : '✗'} ${title} (${seconds(started)})`);
      if (!ok) process.stdout.write(Buffer.concat(output));
      resolve(ok);
    });
  });
}

export function section(title) {
  console.log(`\n── ${title}`);
}
