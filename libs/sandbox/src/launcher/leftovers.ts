import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beginningOf, endProcess } from '../process/process-table';
import { readJson, writeJson } from '../state/state-file';
import { LaunchError } from './environment';

const fileName = 'processes.json';

interface ProcessId {
  pid: number;
  /** Two processes never share number and beginning. */
  began: string;
}

const idOf = (pid: number): ProcessId => ({ pid, began: beginningOf(pid) });

/** Numbers of the processes that use a data folder, kept for the next start. */
export class ProcessNumbers {
  private readonly kept: Record<string, ProcessId> = { launcher: idOf(process.pid) };

  private removed = false;

  constructor(private readonly dataDir: string) {
    this.write();
  }

  set(name: string, pid: number | undefined): void {
    if (pid === undefined) delete this.kept[name];
    else this.kept[name] = idOf(pid);
    this.write();
  }

  get all(): Record<string, number> {
    return Object.fromEntries(Object.entries(this.kept).map(([name, { pid }]) => [name, pid]));
  }

  /** Everything has stopped; what is heard of ends after that is no news. */
  remove(): void {
    this.removed = true;
    rmSync(join(this.dataDir, fileName), { force: true });
  }

  private write(): void {
    if (!this.removed) writeJson(join(this.dataDir, fileName), this.kept);
  }
}

/**
 * Refuses a second start on the same data, and ends what a killed one has left. A number is believed only with the beginning that was kept
 * with it: by now it may be another program's, or another installation's. PostgreSQL is looked after by its own pid file.
 */
export async function clearLeftovers(dataDir: string, say: (line: string) => void): Promise<void> {
  const file = join(dataDir, fileName);
  const kept = readJson<Record<string, ProcessId>>(file, say) ?? {};
  const alive = Object.entries(kept).filter(
    ([, { pid, began }]) => pid !== process.pid && Boolean(began) && beginningOf(pid) === began,
  );
  const launcher = alive.find(([name]) => name === 'launcher')?.[1].pid;
  if (launcher) {
    throw new LaunchError(
      `it runs already on ${dataDir} (process ${launcher}); stop that one, or give this one its own ARRIVAL_DATA_DIR`,
    );
  }
  const ours = alive.filter(([name]) => name !== 'postgres');
  await Promise.all(ours.map(([, { pid }]) => endProcess(pid, [['SIGTERM', 8] as const, ['SIGKILL', 2] as const])));
  rmSync(file, { force: true });
}
