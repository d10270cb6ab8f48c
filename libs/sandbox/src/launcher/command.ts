import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { applicationUrl } from '../postgres/databases';
import { runningUrl } from '../postgres/running';
import { keepTestSeal } from '../seal/test-seal';
import { readJson } from '../state/state-file';
import { LaunchError, readEnvironment } from './environment';
import { sandboxesOf } from './sandbox-variables';
import { keepSecrets } from './secrets';
import { type StackJson, stackFile } from './stack-json';

/**
 * Runs a command of the API beside a running `npm start`, on its data and with its keys; what the environment gives goes first. Answers the
 * exit code.
 */
export async function runCommand(root: string, args: readonly string[]): Promise<number> {
  const environment = readEnvironment(root);
  const { dataDir, given } = environment;
  const running = given.DATABASE_URL ? undefined : runningUrl(join(dataDir, 'postgres'));
  if (!given.DATABASE_URL && !running)
    throw new LaunchError(`Nothing runs on ${dataDir}: start it with npm start, or give DATABASE_URL`);
  const say = (line: string) => process.stderr.write(`${line}\n`);
  // Without a started stack nobody needs an address or a provider: only what looks at them itself, such as the doctor.
  const told = readJson<StackJson>(stackFile(dataDir), say);
  const own = given.HEALTH_DATA_KEYS ? undefined : keepSecrets(dataDir, { isFilled: true, say });
  const defaults = environment.complete({
    PORT: '0',
    PUBLIC_URL: told?.guestUrl ?? 'http://localhost',
    OIDC_ISSUER: told?.issuer ?? 'http://localhost',
    STORAGE_DIR: given.S3_BUCKET ? undefined : join(dataDir, 'storage'),
    DATABASE_URL: running && applicationUrl(running),
    HEALTH_DATA_KEYS: own?.healthDataKeys,
    EVIDENCE_SIGNING_KEYS: own?.evidenceKeys,
    ...(told && sandboxesOf(told)),
    ...(running && keepTestSeal(join(dataDir, 'seal'))),
  });
  // What `npm start` keeps from its processes, commands work as.
  const env = { ...defaults, DATABASE_OWNER_URL: given.DATABASE_OWNER_URL ?? running };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'api/dist/cli.js'), ...args], {
      env,
      cwd: root,
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
