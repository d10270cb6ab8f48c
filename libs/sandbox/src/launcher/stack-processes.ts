import { join } from 'node:path';
import { freshLog, turnOver } from '../state/log-file';
import { Child } from './child';
import { type KeptPostgres, keepPostgres } from './database';
import type { LaunchEnvironment } from './environment';
import { ProcessNumbers } from './leftovers';
import { type StandIn, standIns } from './stand-ins';

export interface StackEvents {
  say(line: string): void;
  /** Something keeps failing; the stack is to be stopped. */
  onGiveUp(reason: string): void;
}

/** How often the logs' sizes are looked at. */
const logsEveryMs = 10_000;

type ChildName = 'api' | 'worker' | 'identity' | StandIn['name'];
const stopOrder: readonly ChildName[] = ['api', 'worker', 'identity', ...standIns.map(({ name }) => name)];

/** The processes of a stack, each with its log, and their numbers for whoever has to end what was left. */
export class StackProcesses {
  private readonly numbers: ProcessNumbers;
  private readonly children: Partial<Record<ChildName, Child>> = {};
  private readonly turning: NodeJS.Timeout;
  private postgres: KeptPostgres | undefined;
  private hasBeenReady = false;

  constructor(
    private readonly environment: LaunchEnvironment,
    private readonly events: StackEvents,
    private readonly onNumber: () => void,
  ) {
    this.numbers = new ProcessNumbers(environment.dataDir);
    this.turning = setInterval(() => this.turnLogsOver(), logsEveryMs).unref();
  }

  get pids(): ProcessNumbers['all'] {
    return this.numbers.all;
  }

  /** What ends from now on did run. */
  haveBeenReady(): void {
    this.hasBeenReady = true;
  }

  /** Answers its address, for the owner. */
  async startPostgres(port: number): Promise<string> {
    const { dataDir } = this.environment;
    const onPid = (pid: number | undefined) => this.note('postgres', pid);
    this.postgres = await keepPostgres({ dataDir, port, onPid, ...this.events });
    return this.postgres.url;
  }

  startSandbox(name: ChildName, title: string, file: string, args: string[]): void {
    this.start(name, title, `libs/sandbox/dist/launcher/${file}-process.js`, args);
  }

  start(name: ChildName, title: string, script: string, args: string[], env?: NodeJS.ProcessEnv): void {
    const { root, dataDir } = this.environment;
    const logFile = freshLog(join(dataDir, 'logs', `${name}.log`));
    const wasReady = () => this.hasBeenReady;
    const onPid = (pid: number | undefined) => this.note(name, pid);
    const child = new Child({
      title,
      script: join(root, script),
      args,
      env,
      cwd: root,
      logFile,
      onPid,
      wasReady,
      ...this.events,
    });
    this.children[name] = child;
    child.start();
  }

  failWhenGivenUp(name: ChildName): void {
    this.children[name]?.failWhenGivenUp();
  }

  async restart(...names: ChildName[]): Promise<void> {
    await Promise.all(names.map((name) => this.children[name]?.restart()));
  }

  /** API first, so that it can finish what was begun; the database last. */
  async stop(): Promise<void> {
    clearInterval(this.turning);
    for (const name of stopOrder) await this.children[name]?.stop();
    await this.postgres?.stop();
    this.numbers.remove();
  }

  private note(name: string, pid: number | undefined): void {
    this.numbers.set(name, pid);
    this.onNumber();
  }

  private turnLogsOver(): void {
    const logs = Object.keys(this.children).map((name) => join(this.environment.dataDir, 'logs', `${name}.log`));
    for (const file of [...logs, ...(this.postgres ? [this.postgres.logFile] : [])]) {
      try {
        turnOver(file);
      } catch (error) {
        this.events.say(`The log ${file} could not be begun anew: ${(error as Error).message}`);
      }
    }
  }
}
