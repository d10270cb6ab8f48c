import { decideEligibility, type ReportedHousehold, reportRows } from '@arrival/rules';
import type { INestApplicationContext } from '@nestjs/common';
import { readConfig } from '../../api/src/config/read-config';
import { createHttpApplication } from '../../api/src/create-http-application';
import { type ReportPlaces, ReportPlacesService } from '../../api/src/domains/reporting/report-places';
import { loadHeadId } from '../support/load-households';
import { guestsMeanwhile } from './lib/guests-meanwhile';
import { megabytesOf, startReportWorker } from './lib/report';
import { atMost, type Bench, milliseconds, type Result, times } from './lib/result';
import { type BenchScene, buildScene } from './lib/scene';

const MEMBERS = 5;
const CHANGED = 1_000;
const MILLION = 1_000_000;
const PIECE = 2_000;
const seconds = (value: number): string => `${value.toFixed(1)} s`;
const megabytes = (value: number): string => `${Math.round(value)} MB`;

/** The worker's whole population beside reading and deciding the same households in a plain loop, and what guests notice of it. */
export const population: Bench = {
  id: 'P7',
  title: 'Population of the report',
  async run({ customers }) {
    const scene = await buildScene(Math.ceil(customers / MEMBERS));
    const worker = startReportWorker(scene);
    try {
      const seen = await worker.populate();
      const memory = megabytesOf(worker.pid, 'VmHWM');
      const alone = await rulesAlone(scene, await places(scene));
      const kept = await worker.keepUp(await change(scene));
      const guests = await ofGuests(scene, () => worker.populate());
      const cpu = `${seconds(seen.cpuSeconds)} and ${seconds(alone)} of CPU, ${customers.toLocaleString('en')} customers`;
      const wall = `${seconds(seen.seconds)} here, ${seen.rows.toLocaleString('en')} rows`;
      return [
        atMost('P7', 'CPU of JSON.parse and rules alone', 2, seen.cpuSeconds / alone, times, cpu),
        atMost('P7', 'for each million customers', 60, (seen.seconds * MILLION) / customers, seconds, wall),
        atMost('P7', 'peak memory of the worker', 450, memory, megabytes, 'its start included'),
        atMost('P7', `upkeep of ${CHANGED} changed households`, 1_000, kept, milliseconds, 'from the wish to the rows'),
        guests,
      ];
    } finally {
      await worker.stop();
      await scene.close();
    }
  },
};

async function places(scene: BenchScene): Promise<ReportPlaces['places']> {
  const app: INestApplicationContext = await createHttpApplication(
    readConfig({ ...scene.variables, LOG_LEVEL: 'error' }),
  );
  try {
    return (await app.get(ReportPlacesService, { strict: false }).read()).places;
  } finally {
    await app.close();
  }
}

/** Seconds of CPU of the least that anybody must do. */
async function rulesAlone(scene: BenchScene, at: ReportPlaces['places']): Promise<number> {
  let spent = 0;
  let after = 0;
  for (;;) {
    const piece = await scene.query<{ head: string; document: string }>(
      'select head_contact_id as head, document::text as document from household_document where head_contact_id > $1 order by 1 limit $2',
      [after, PIECE],
    );
    if (piece.length === 0) return spent / 1e6;
    after = Number(piece.at(-1)?.head);
    const cpu = process.cpuUsage();
    for (const { document } of piece) {
      const household = JSON.parse(document) as ReportedHousehold;
      for (const { configuration, today } of at)
        reportRows(household, configuration, decideEligibility(household, configuration, { today }), today);
    }
    const { user, system } = process.cpuUsage(cpu);
    spent += user + system;
  }
}

/** Answers the heads of the households. */
async function change(scene: BenchScene): Promise<number[]> {
  const heads = Array.from({ length: CHANGED }, (_, index) => loadHeadId(index + 1));
  await scene.query(`update contact set phone = '+1 303 555 0188' where contact_id = any($1::bigint[])`, [heads]);
  return heads;
}

async function ofGuests(scene: BenchScene, work: () => Promise<unknown>): Promise<Result> {
  const arrival = await scene.startArrival();
  return guestsMeanwhile('P7', 3, { scene, arrival, work }).finally(() => arrival.stop());
}
