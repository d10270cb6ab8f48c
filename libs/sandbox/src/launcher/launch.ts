import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { builtWebApp, LaunchError, readEnvironment } from './environment';
import { clearLeftovers } from './leftovers';
import { readyTable } from './ready-table';
import { Stack } from './stack';

export interface Launched {
  /** New code: the API's processes start again. */
  restartApplication(): Promise<void>;
}

/** Runs the whole stack until a signal; ends the process. Undefined when it could not start, after one line that says why. */
export async function launch({ root, startedAt }: { root: string; startedAt: number }): Promise<Launched | undefined> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  let stack: Stack | undefined;
  let stopping: Promise<never> | undefined;
  const stop = (code: number) => {
    stopping ??= (stack?.stop() ?? Promise.resolve()).then(
      () => process.exit(code),
      (error: Error) => {
        process.stderr.write(`Stopping failed: ${error.message}\n`);
        process.exit(1);
      },
    );
    return stopping;
  };
  const fail = (reason: string) => {
    if (stopping) return;
    process.stderr.write(`Arrival cannot ${stack?.isReady ? 'go on' : 'start'}: ${reason}\n`);
    void stop(1);
  };
  stopOnSignals(say, () => stop(0));
  try {
    const environment = readEnvironment(root);
    prepareDataDir(environment.dataDir);
    await clearLeftovers(environment.dataDir, say);
    stack = new Stack(environment, { say, onGiveUp: fail });
    const told = await stack.start();
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    say(
      readyTable(told, {
        seconds,
        dataDir: environment.dataDir,
        console: builtWebApp(root, 'admin-web') !== undefined,
      }),
    );
    return stack;
  } catch (error) {
    fail(error instanceof LaunchError ? error.message : ((error as Error).message ?? String(error)));
    return undefined;
  }
}

/** The first signal stops in order; one more, later, ends at once. Terminal and npm both pass Ctrl-C on, so two at once are one. */
function stopOnSignals(say: (line: string) => void, stop: () => void): void {
  let first = 0;
  const hear = () => {
    if (first === 0) {
      first = Date.now();
      say('\nStopping… (Ctrl-C again ends at once)');
      stop();
    } else if (Date.now() - first > 1000) process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear);
}

/** As root, PostgreSQL runs under another account and must be able to pass through; what is secret in there is closed by itself. */
function prepareDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new LaunchError(`the data folder ${folder} cannot be made (${(error as NodeJS.ErrnoException).code})`);
  }
  const { mode, uid } = statSync(folder);
  const me = process.getuid?.();
  if (me === 0) chmodSync(folder, (mode & 0o777) | 0o011);
  else if (me !== undefined && uid !== me) {
    throw new LaunchError(
      `the data folder ${folder} belongs to another account; give ARRIVAL_DATA_DIR a folder of your own`,
    );
  }
}
