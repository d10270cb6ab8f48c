import { countPostgres, hasValgrind } from './lib/counted-postgres';
import { familiesWork, newFamilies, REQUESTS_PER_FAMILY } from './lib/families';
import { drive, fileFor } from './lib/load';
import type { Server } from './lib/process';
import type { Bench, Result } from './lib/result';
import { type BenchScene, buildScene } from './lib/scene';
import type { Family } from './load/families';

/** Checked in at full speed before: plans that were made for empty tables read the whole of them. */
const BEFORE = 100;
/** Each kind of task more than five times on either connection: then PostgreSQL keeps its plans. */
const WARM_UP = 6;
const PER_ROUND = 3;
const ROUNDS = 5;
const FAMILIES = BEFORE + WARM_UP + ROUNDS * PER_ROUND;
/** Longer than anything takes; the families come to their end before. */
const SECONDS = 600;
/** Two of the pool's are busy all the time, so that none is closed and begun anew meanwhile. */
const CONNECTIONS = 2;
/** The smallest pool in which neither stands in line, and patience with a database fifty times slower. */
const slow = { DATABASE_POOL_SIZE: '3', DATABASE_PATIENCE: '100' };

/** What a family's check-in (S) costs PostgreSQL, counted instead of timed: to compare two states of the code on a busy machine. */
export const instructions: Bench = {
  id: 'I',
  title: "Instructions of a family's check-in in PostgreSQL",
  isOnlyNamed: true,
  async run() {
    if (!hasValgrind) return [told('–', 'valgrind is not installed')];
    const scene = await buildScene(FAMILIES);
    const families = await newFamilies(scene, FAMILIES);
    const atFullSpeed = await scene.startArrival();
    await checkIn(scene, atFullSpeed, families.splice(0, BEFORE));
    await atFullSpeed.stop();
    await scene.query('vacuum analyze');
    const postgres = await countPostgres(scene);
    const arrival = await scene.startArrival({ more: slow });
    try {
      await checkIn(scene, arrival, families.splice(0, WARM_UP));
      await postgres.take();
      const ofAsking = await postgres.take();
      const seen: number[] = [];
      while (families.length > 0) {
        await checkIn(scene, arrival, families.splice(0, PER_ROUND));
        seen.push(((await postgres.take()) - ofAsking) / PER_ROUND);
      }
      const rounds = seen.map(millions).join(', ');
      // A connection that is begun anew meanwhile plans anew, too: more is an accident, less is not.
      return [told(`${millions(Math.min(...seen))} M`, `rounds ${rounds}; callgrind_annotate ${postgres.folder}/*.*`)];
    } finally {
      await arrival.stop();
      await postgres.stop();
      await scene.close();
    }
  },
};

async function checkIn(scene: BenchScene, { port }: Server, families: readonly Family[]): Promise<void> {
  const work = { ...(await familiesWork(scene, port)), file: fileFor(scene.folder, families), from: 0 };
  const { answered } = await drive(port, { connections: CONNECTIONS, seconds: SECONDS, work });
  if (answered !== families.length * REQUESTS_PER_FAMILY)
    throw new Error(`${answered} requests of ${families.length} families`);
}

const millions = (count: number): string => (count / 1e6).toFixed(2);

const told = (measured: string, from: string): Result => ({
  goal: 'I',
  what: 'instructions of a family in PostgreSQL',
  wanted: '',
  measured,
  from,
  isMet: undefined,
});
