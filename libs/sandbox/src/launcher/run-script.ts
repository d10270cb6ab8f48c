import { spawn } from 'node:child_process';

/** Runs a Node script to its end. A failure becomes an error with the last line it printed on stderr (the API names the variable there). */
export function runScript(
  script: string,
  args: string[],
  options: { env: NodeJS.ProcessEnv; cwd: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      ...options,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(said.trim().split('\n').at(-1) || `${args.join(' ')} failed`)),
    );
  });
}
