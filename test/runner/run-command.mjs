import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ownEnvironmentWith } from './environment.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Of what a command said, enough to know what became of one that ended before it wrote its figures. */
const LAST_CHARACTERS = 1500;

/**
 * Runs a command. `live` lets its output through as it comes; otherwise the output is shown only when it failed.
 * Answers whether it succeeded, and how it ended: its code or signal and the last that it said.
 */
export function run(title, command, args, { live = false, env = {} } = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: ownEnvironmentWith({ FORCE_COLOR: '0', npm_config_update_notifier: 'false', ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    const hear = (text) => {
      if (live) process.stdout.write(text);
      output.push(text);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
    child.once('error', (error) => hear(`${error.message}\n`));
    child.once('close', (code, signal) => {
      const ok = code === 0;
      console.log(`${ok ? '✓' : '✗'} ${title} (${seconds(started)})`);
      const said = output.join('');
      if (!ok && !live) process.stdout.write(said);
      resolve({ ok, ended: `${signal ?? `exit code ${code}`}\n${said.slice(-LAST_CHARACTERS).trim()}` });
    });
  });
}

export function section(title) {
  console.log(`\n── ${title}`);
}
