import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startWorkerProcess } from '../../support/api-process';
import type { BenchScene } from './scene';

const TICK_SECONDS = 0.01;
/** Every so many. */
const SEEN_OFTEN = 50;

/** Seconds of CPU of a process so far, those of its ended threads included. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_SECONDS;
}

/** Of a process, in megabytes: the memory that it has now, or the most that it ever had. */
export function megabytesOf(pid: number, which: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`${which}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1]) / 1024;
}

export interface Population {
  cpuSeconds: number;
  seconds: number;
  rows: number;
}

/** The built worker on the scene's database. */
export interface ReportWorker {
  pid: number;
  /** From the moment when the population runs until it is whole. */
  populate(): Promise<Population>;
  /** Milliseconds until these households, which changed, are decided again; they are all that did. */
  keepUp(changed: readonly number[]): Promise<number>;
  stop(): Promise<unknown>;
}

interface Generation {
  id: number;
  state: string;
  rows: number;
}

/** Makes the report of a scene; the worker keeps it true until it is stopped. */
export function startReportWorker(scene: BenchScene): ReportWorker {
  const worker = startWorkerProcess({ ...scene.variables, LOG_LEVEL: 'error' });
  const newest = async (): Promise<Generation | undefined> =>
    (await scene.query<Generation>('select id, state, row_count as rows from report_generation order by id desc'))[0];
  const until = async (isSo: (newest?: Generation) => boolean, everyMs: number): Promise<Generation> => {
    for (;;) {
      const seen = await newest();
      if (seen && isSo(seen)) return seen;
      if (seen?.state === 'failed') throw new Error(`The population failed: ${worker.output()}`);
      await pause(everyMs);
    }
  };
  return {
    pid: worker.pid,
    async populate() {
      const before = (await newest())?.id ?? 0;
      await scene.query(`with asked as (
        insert into report_generation default values on conflict (is_under_way) where is_under_way do nothing returning id)
        insert into outbox (job, payload) select 'reporting.populate', json_build_object('generationId', id) from asked`);
      await until((seen) => seen?.state !== 'waiting' && Number(seen?.id) > before, 2);
      const [cpu, from] = [cpuSeconds(worker.pid), performance.now()];
      const { rows } = await until((seen) => seen?.state === 'whole', 20);
      return { cpuSeconds: cpuSeconds(worker.pid) - cpu, seconds: (performance.now() - from) / 1000, rows };
    },
    async keepUp(changed) {
      // Looked at often, and so only some: comparing everybody again and again would be most of what is measured.
      const some = changed.filter((_, index) => index % SEEN_OFTEN === 0);
      const from = performance.now();
      await scene.query("insert into outbox (job, payload) values ('reporting.keep', '{}')");
      while (await isBehind(scene, some)) await pause(5);
      const took = performance.now() - from;
      if (await isBehind(scene, changed)) throw new Error('The upkeep left households behind');
      return took;
    },
    stop: () => worker.stop(),
  };
}

async function isBehind(scene: BenchScene, heads: readonly number[]): Promise<boolean> {
  const rows = await scene.query(
    `select from household_part h left join (report_household r join report_generation g on g.id = r.generation_id and g.state = 'whole')
       on r.head_contact_id = h.head_contact_id
     where h.head_contact_id = any($1::bigint[]) and r.version is distinct from h.version limit 1`,
    [heads],
  );
  return rows.length > 0;
}
