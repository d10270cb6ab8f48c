import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, endProcess } from '../process/process-table';
import { LaunchError } from './environment';

const fileName = 'processes.json';

/** Numbers of the processes that use a data folder, kept for the next start. */
export class ProcessNumbers {
  private readonly numbers: Record<string, number> = { launcher: process.pid };

  private removed = false;

  constructor(private readonly dataDir: string) {
    this.write();
  }

  set(name: string, pid: number | undefined): void {
    if (pid === undefined) delete this.numbers[name];
    else this.numbers[name] = pid;
    this.write();
  }

  get all(): Record<string, number> {
    return { ...this.numbers };
  }

  /** Everything has stopped; what is heard of ends after that is no news. */
  remove(): void {
    this.removed = true;
    rmSync(join(this.dataDir, fileName), { force: true });
  }

  private write(): void {
    if (!this.removed) writeJson(join(this.dataDir, fileName), this.numbers);
  }
}

/** Refuses a second start on the same data, and ends what a killed one has left. PostgreSQL is looked after by its own pid file. */
export async function clearLeftovers(root: string, dataDir: string): Promise<void> {
  const file = join(dataDir, fileName);
  if (!existsSync(file)) return;
  const { launcher, ...children } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  if (launcher && launcher !== process.pid && /start\.mjs/.test(commandOf(launcher))) {
    throw new LaunchError(`it runs already on ${dataDir} (process ${launcher}); stop that one, or give this one its own ARRIVAL_DATA_DIR`);
  }
  const ours = Object.entries(children).filter(([name, pid]) => name !== 'postgres' && commandOf(pid).includes(root));
  await Promise.all(ours.map(([, pid]) => endProcess(pid, [['SIGTERM', 8] as const, ['SIGKILL', 2] as const])));
  rmSync(file, { force: true });
}

/** Never seen half written. */
export function writeJson(file: string, content: unknown): void {
  writeFileSync(`${file}.part`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}
