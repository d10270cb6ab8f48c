import { createHash, randomUUID } from 'node:crypto';
import type { GuestLocation } from '@arrival/contracts';
import { expect } from '@playwright/test';
import type { BrowserGuest } from '../../support/browser-guest';
import { buildActivity, buildLocation, buildWaiverTask, type WaiverSeed } from '../../support/build-resort';
import type { TestDatabase } from '../../support/database';
import { unique } from './unique';

export interface OwnPlace {
  locationId: number;
  activityId: number;
  posWaiverId: string;
}

/** A location of this test's own that asks for one waiver: what it changes, nobody else sees. */
export async function ownPlace(database: TestDatabase, waiver: WaiverSeed): Promise<OwnPlace> {
  const name = unique('Own');
  const posWaiverId = `OWN-${randomUUID()}`;
  const html = `<h2>Rules of ${name}</h2><p>Look where you ski.</p>`;
  const taskId = await buildWaiverTask(database, { name: `Waiver of ${name}`, posWaiverId, html, ...waiver });
  const activityId = await buildActivity(database, { name, taskIds: [taskId] });
  return { locationId: await buildLocation(database, { name, activityIds: [activityId] }), activityId, posWaiverId };
}

/** The same, with a waiver that is signed with 1Risk. */
export async function partnerPlace(database: TestDatabase, waiver: WaiverSeed = {}): Promise<OwnPlace> {
  const place = await ownPlace(database, waiver);
  await database.rows('update task set external_waiver_id = $2 where pos_waiver_id = $1', [
    place.posWaiverId,
    `1R-${place.posWaiverId.slice(-4)}`,
  ]);
  return place;
}

/** The resort publishes another text. Answers its hash. */
export async function publishText(database: TestDatabase, posWaiverId: string, html: string): Promise<string> {
  const hash = createHash('sha256').update(html, 'utf8').digest();
  await database.rows('insert into waiver_text (hash, html) values ($1, $2) on conflict do nothing', [hash, html]);
  await database.rows('update waiver set text_hash = $1, version = version + 1 where pos_waiver_id = $2', [
    hash,
    posWaiverId,
  ]);
  return hash.toString('hex');
}

/** Until the API has heard of whatever was changed before this: what a guest sends meanwhile is judged by what it knew, and taken. */
export async function untilHeard(database: TestDatabase, guest: BrowserGuest, { locationId }: { locationId: number }) {
  const description = randomUUID();
  await database.rows('update location set description = $2 where id = $1', [locationId, description]);
  // One that is closed is in no guest's list any more.
  const isHeard = async () =>
    ((await guest.call('GET', '/api/locations')) as GuestLocation[]).every(
      (place) => place.id !== locationId || place.description === description,
    );
  await expect.poll(isHeard).toBe(true);
}
