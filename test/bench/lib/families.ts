import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadHeadId } from '../../support/load-households';
import type { Family } from '../load/families';
import type { BenchScene } from './scene';

export const FAMILY = 5;
export const REQUESTS_PER_FAMILY = 25;
const kindsOnFile = ['waiver_authorization', 'rental_profile', 'photo'];

/** The scene's first families, come with nothing on file. */
export async function newFamilies(scene: BenchScene, count: number): Promise<Family[]> {
  for (const table of kindsOnFile) await scene.query(`delete from ${table} where contact_id > $1`, [loadHeadId(0)]);
  await scene.query('vacuum analyze');
  const tokens = await scene.tokens(count);
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

/** Besides the families' file: what their calls need to know of the scene and of an API that runs on it. */
export async function familiesWork({ folder, textHash }: BenchScene, port: number) {
  const settings = await fetch(`http://127.0.0.1:${port}/api/settings/client`);
  return {
    kind: 'families' as const,
    photoFile: await croppedPhoto(folder),
    textHash,
    etag: settings.headers.get('etag') ?? '',
  };
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
