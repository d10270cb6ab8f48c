import { setTimeout as pause } from 'node:timers/promises';
import { groupingPath, groupingRequests } from './grouping';
import { drive, fileFor } from './load';
import type { Server } from './process';
import { atMost, milliseconds, type Result, times } from './result';
import type { BenchScene } from './scene';

const GUESTS_RATE = 50;
/** At this rate the hundredth part is five answers: with two, one accident was the measure. */
const SECONDS = 10;

/** The p99 of groupings at a quiet morning's rate while `work` goes on, of the same alone; at most so many times it. */
export async function guestsMeanwhile(
  goal: string,
  most: number,
  { scene, arrival, work, of }: { scene: BenchScene; arrival: Server; work: () => Promise<unknown>; of?: string },
): Promise<Result> {
  const file = fileFor(scene.folder, groupingRequests(await scene.tokens(500), groupingPath));
  const load = { connections: 16, work: { kind: 'list' as const, file } };
  await drive(arrival.port, { ...load, seconds: 3 });
  const { p99Ms: idle } = await drive(arrival.port, { ...load, seconds: SECONDS, rate: GUESTS_RATE });
  const working = work();
  await pause(200);
  const { p99Ms: meanwhile } = await drive(arrival.port, { ...load, seconds: SECONDS, rate: GUESTS_RATE });
  await working;
  const from = `${milliseconds(meanwhile)} of ${milliseconds(idle)} at ${GUESTS_RATE}/s`;
  return atMost(
    goal,
    `a grouping's p99 meanwhile${of ? ` (${of})` : ''}, of idle`,
    most,
    meanwhile / idle,
    times,
    from,
  );
}
