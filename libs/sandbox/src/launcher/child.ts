import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess } from '../process/process-table';

export interface ChildOptions {
  /** As people call it in messages. */
  title: string;
  script: string;
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
  cwd: string;
  logFile: string;
  /** Hears of every new process number and of its end. */
  onPid(pid: number | undefined): void;
  say(line: string): void;
  /** Whether the product has been ready: from then on a child that keeps crashing is waited for, never given up. */
  wasReady(): boolean;
  /** Called once when the child keeps failing before that. */
  onGiveUp(reason: string): void;
}

const crashesAllowed = 3;
const crashWindowMs = 60_000;

/** A Node process that is kept running: started again after a crash, given up when it keeps crashing. */
export class Child {
  private running: ChildProcess | undefined;
  private ended: Promise<void> = Promise.resolve();
  private wanted = false;
  private crashes: number[] = [];
  private gaveUp: string | undefined;
  private starts = 0;

  constructor(private readonly options: ChildOptions) {}

  /** Starts it; a session of its own keeps the terminal's Ctrl-C away, so that we stop things in order. */
  start(): ChildProcess {
    const { script, args = [], env, cwd, logFile } = this.options;
    this.wanted = true;
    this.starts += 1;
    const log = openSync(logFile, 'a', 0o600);
    const execArgv = ['--require', join(__dirname, '../../bin/watch-parent.cjs')];
    const child = fork(script, [...args], { execArgv, env, cwd, detached: true, stdio: ['ignore', log, log, 'ipc'] });
    closeSync(log);
    this.running = child;
    this.options.onPid(child.pid);
    this.ended = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        resolve();
        this.options.onPid(undefined);
        if (this.wanted) void this.afterCrash(signal ?? `exit code ${code}: ${lastLine(logFile)}`);
      });
    });
    return child;
  }

  get alive(): boolean {
    return this.running?.exitCode === null && this.running.signalCode === null;
  }

  /** For those who wait for it. */
  failWhenGivenUp(): void {
    if (this.gaveUp) throw new Error(this.gaveUp);
  }

  /** SIGTERM and patience, then SIGKILL. */
  async stop(): Promise<void> {
    this.wanted = false;
    if (!this.alive || !this.running?.pid) return;
    await Promise.race([this.ended, endProcess(this.running.pid, [['SIGTERM', 30] as const, ['SIGKILL', 2] as const])]);
    await this.ended;
  }

  async restart(): Promise<void> {
    await this.stop();
    this.start();
  }

  private async afterCrash(how: string): Promise<void> {
    const now = Date.now();
    this.crashes = [...this.crashes.filter((time) => now - time < crashWindowMs), now];
    const refusal = this.starts === 1 ? how.split(cannotStart)[1] : undefined;
    const reason = refusal ?? `${this.options.title} stopped, ${how}`;
    if (!this.options.wasReady() && (refusal || this.crashes.length >= crashesAllowed)) {
      this.gaveUp = reason;
      return this.options.onGiveUp(reason);
    }
    const wait = restartPauseMs(this.crashes.length);
    this.options.say(`${reason}. Starting it again${wait < 5_000 ? '' : ` in ${Math.round(wait / 1000)} s`}.`);
    await pause(wait);
    if (this.wanted && !this.alive) this.start();
  }
}

const longestPauseMs = 30_000;

/** Milliseconds before the next start, after so many crashes within a minute: twice as long each time. */
export const restartPauseMs = (crashes: number): number => Math.min(150 * 2 ** Math.min(crashes, 20), longestPauseMs);

/** How the API says why it will not start, such as for a wrong value in the environment; at the first start trying again is pointless. */
const cannotStart = 'Arrival cannot start: ';

/** The last line of a log in words: the message of a JSON line, else the line. */
export function lastLine(file: string): string {
  const line = readFileSync(file, 'utf8').trimEnd().split('\n').at(-1) ?? '';
  try {
    const entry = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return entry.err?.message ?? entry.msg ?? line;
  } catch {
    return line || 'it said nothing';
  }
}
