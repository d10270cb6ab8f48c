import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningPostgres, startPostgres } from '../postgres/postgres';
import { restartPauseMs } from './child';

export interface KeptPostgres {
  url: string;
  logFile: string;
  stop(): Promise<void>;
}

/** Keeps the embedded PostgreSQL running: one that dies is started again on the same port, and the API's pools find it. */
export async function keepPostgres(options: {
  dataDir: string;
  port: number;
  say(line: string): void;
  onPid(pid: number | undefined): void;
}): Promise<KeptPostgres> {
  const { port, say } = options;
  let wanted = true;
  let server = await begin();

  async function begin(): Promise<RunningPostgres> {
    const started = await startPostgres({ folder: join(options.dataDir, 'postgres'), port, say });
    options.onPid(started.pid);
    void started.ended.then(() => afterEnd());
    return started;
  }

  async function afterEnd(): Promise<void> {
    options.onPid(undefined);
    if (!wanted) return;
    say('PostgreSQL stopped unexpectedly. Starting it again; no answered change is lost.');
    for (let tries = 1; wanted; tries += 1) {
      await pause(restartPauseMs(tries));
      try {
        if (wanted) server = await begin();
        return;
      } catch (error) {
        say(`${(error as Error).message}. Trying again.`);
      }
    }
  }

  return {
    url: server.url,
    logFile: server.logFile,
    stop: async () => {
      wanted = false;
      await server.stop();
    },
  };
}
