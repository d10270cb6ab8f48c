import { cpuEach, cpuOf } from './lib/cpu';
import { FAMILY, familiesWork, newFamilies, REQUESTS_PER_FAMILY } from './lib/families';
import { drive, fileFor } from './lib/load';
import { atMost, type Bench, milliseconds, perSecond, type Result } from './lib/result';
import { median } from './lib/rounds';
import { buildScene } from './lib/scene';

const ROUNDS = 5;
const SECONDS = 6;
/** More than go through in a round on two cores. */
const PER_ROUND = 600;
const FAMILIES = (ROUNDS + 1) * PER_ROUND;
/** Three times the largest operator's worst quarter-hour. */
const WANTED_GUESTS = 240;

/** Families of five that come with nothing on file and leave with everything done: settings, profile, groupings, 18 tasks, of which 5 bring a photo. */
export const checkIn: Bench = {
  id: 'S',
  title: 'A family checks in',
  async run() {
    const scene = await buildScene(FAMILIES);
    const file = fileFor(scene.folder, await newFamilies(scene, FAMILIES));
    const arrival = await scene.startArrival();
    const work = { ...(await familiesWork(scene, arrival.port)), file };
    const seen: { rate: number; p99Ms: number; answered: number }[] = [];
    let before = cpuOf(arrival.pid, scene);
    let after = before;
    try {
      for (let round = 0; round <= ROUNDS; round++) {
        seen.push(
          await drive(arrival.port, { connections: 16, seconds: SECONDS, work: { ...work, from: round * PER_ROUND } }),
        );
        if (round > 0) continue;
        await scene.query('analyze');
        before = cpuOf(arrival.pid, scene);
      }
      after = cpuOf(arrival.pid, scene);
    } finally {
      await arrival.stop();
      await scene.close();
    }
    const counted = seen.slice(1);
    const guests = (median(counted.map(({ rate }) => rate)) / REQUESTS_PER_FAMILY) * FAMILY;
    const families = counted.reduce((sum, { answered }) => sum + answered, 0) / REQUESTS_PER_FAMILY;
    return [
      guestsResult(guests, cpuEach(before, after, families)),
      atMost(
        'S',
        "p99 of a family's requests, 16 families at once",
        250,
        median(counted.map(({ p99Ms }) => p99Ms)),
        milliseconds,
        '',
      ),
    ];
  },
};

function guestsResult(guests: number, cpu: string): Result {
  const from = `${perSecond(guests / FAMILY)} families of ${FAMILY}, ${REQUESTS_PER_FAMILY} requests each, load generator included${cpu && `; ${cpu} each`}`;
  const what = 'guests who check in, all tasks and photos';
  return {
    goal: 'S',
    what,
    wanted: `≥ ${perSecond(WANTED_GUESTS)}`,
    measured: perSecond(guests),
    from,
    isMet: guests >= WANTED_GUESTS,
  };
}
