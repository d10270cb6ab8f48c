import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadHeadId } from '../support/load-households';
import { cpuEach, cpuOf } from './lib/cpu';
import { drive, fileFor } from './lib/load';
import { atMost, type Bench, milliseconds, perSecond, type Result } from './lib/result';
import { median } from './lib/rounds';
import { type BenchScene, buildScene } from './lib/scene';
import type { Family } from './load/families';

const ROUNDS = 5;
const SECONDS = 6;
/** More than go through in a round on two cores. */
const PER_ROUND = 600;
const FAMILIES = (ROUNDS + 1) * PER_ROUND;
const REQUESTS_PER_FAMILY = 25;
const FAMILY = 5;
/** Three times the largest operator's worst quarter-hour. */
const WANTED_GUESTS = 240;
const kindsOnFile = ['waiver_authorization', 'rental_profile', 'photo'];

/** Families of five that come with nothing on file and leave with everything done: settings, profile, groupings, 18 tasks, of which 5 bring a photo. */
export const checkIn: Bench = {
  id: 'S',
  title: 'A family checks in',
  async run() {
    const scene = await buildScene(FAMILIES);
    for (const table of kindsOnFile) await scene.query(`delete from ${table} where contact_id > $1`, [loadHeadId(0)]);
    await scene.query('vacuum analyze');
    const arrival = await scene.startArrival();
    const etag = (await fetch(`http://127.0.0.1:${arrival.port}/api/settings/client`)).headers.get('etag') ?? '';
    const work = {
      kind: 'families' as const,
      file: fileFor(scene.folder, await familiesOf(scene)),
      photoFile: await croppedPhoto(scene.folder),
      textHash: scene.textHash,
      etag,
    };
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

async function familiesOf(scene: BenchScene): Promise<Family[]> {
  const tokens = await scene.tokens(FAMILIES);
  const people = await scene.query<{ id: number; name: string }>(
    `select contact_id::float8 as id, first_name || ' ' || last_name as name from contact where contact_id > $1 order by contact_id`,
    [loadHeadId(0)],
  );
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  return tokens.map((token, index) => ({
    token,
    members: Array.from({ length: FAMILY }, (_, member) => {
      const contactId = loadHeadId(index + 1) + member;
      // The seed's ages: 41, 38, 12, 9 and 6; the age band of the demo's chart ends at 9.
      return { contactId, name: nameOf.get(contactId) ?? '', isChild: member > 1, ageKey: member < 3 ? 'A10' : 'A09' };
    }),
  }));
}

/** What the guest app sends after cropping. */
async function croppedPhoto(folder: string): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const file = join(folder, 'cropped.jpg');
  const small = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#88a', noise } })
    .png()
    .toBuffer();
  writeFileSync(file, await sharp(small).resize(400, 400).jpeg({ quality: 90 }).toBuffer());
  return file;
}
