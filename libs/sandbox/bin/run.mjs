import { spawn } from 'node:child_process';
import { withoutColours } from './environment.mjs';

/** Runs a command, showing one line for it; what the command says is shown only when it fails. */
export async function run(title, command, args, cwd) {
  const startedAt = Date.now();
  process.stdout.write(`${title}…\n`);
  const { code, said } = await outcome(command, args, cwd);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed\n${said.trim()}`);
  process.stdout.write(`${title}: done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

function outcome(command, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: withoutColours,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let said = '';
    const listen = (part) => {
      said = (said + part).slice(-20_000);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });
}
