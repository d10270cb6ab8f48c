import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type PosBridge, startPosBridge } from '../../../libs/sandbox/src/pos-bridge/bridge-server';
import { startApi, type TestApi } from '../../support/api';
import { buildHousehold } from '../../support/build-household';
import { until } from '../../support/until';
import { startWorker, type TestWorker } from '../../support/worker';

/** A photo lies in a file of its own until the point of sale has it: one that cannot be read loses nothing, and holds up nobody else (I3). */
let api: TestApi;
let bridge: PosBridge;
let worker: TestWorker | undefined;
let variables: Record<string, string>;

beforeAll(async () => {
  bridge = await startPosBridge({ products: [] });
  variables = { POS_BRIDGE_URL: bridge.url, POS_BRIDGE_TOKEN: bridge.token, POS_ASK_AGAIN_SECONDS: '1' };
  api = await startApi(variables);
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
  await api.database.rows('delete from pos_delivery');
});
afterAll(async () => {
  await api.close();
  await bridge.stop();
});

let people = 0;
const somebody = async () =>
  (await buildHousehold(api.database, { issuer: api.identity.issuer, subject: `lost-${++people}` })).headId;
const hand = async (contactId: number, kind: 'photo' | 'contact', data: object = {}) =>
  (
    await api.database.row<{ id: string }>(
      'insert into pos_delivery (key, contact_id, kind, data, occurred_at) values ($1, $2, $3, $4, now()) returning id',
      [randomUUID(), contactId, kind, JSON.stringify(data)],
    )
  ).id;
const picture = (storageKey: string) => ({ sha256: 'a'.repeat(64), storageKey });
const work = async () => {
  worker = await startWorker(api.database.url, { ...variables, STORAGE_DIR: api.storageFolder });
};
const rowOf = async (id: string) =>
  (await api.database.rows('select status, error, refusals from pos_delivery where id = $1', [id]))[0];

test('pictures that cannot be read now are tried later, and everything else goes on meanwhile', async () => {
  // Not a file: the storage is away for this worker.
  const storageKey = 'photos/ab/away.jpg';
  mkdirSync(join(api.storageFolder, storageKey), { recursive: true });
  await api.database.rows(
    `with people as (
       insert into contact (first_name, last_name) select 'Kim', 'No ' || n from generate_series(1, 300) n returning contact_id)
     insert into pos_delivery (key, contact_id, kind, data, occurred_at)
     select gen_random_uuid()::text, contact_id, 'photo', $1, now() from people`,
    [JSON.stringify(picture(storageKey))],
  );
  const id = await hand(await somebody(), 'contact');
  await work();
  await until(async () => (await rowOf(id))?.['status'] === 'delivered');
  const [waiting] = await api.database.rows(
    `select count(*)::int as count, min(error) as error from pos_delivery where kind = 'photo' and status = 'waiting'`,
  );
  expect(waiting).toEqual({ count: 300, error: expect.stringMatching(/^The photo cannot be read: /) });
});

test('a picture that is gone waits for somebody; one that was replaced goes without a word', async () => {
  const [ours, theirs] = [await somebody(), await somebody()];
  const lost = await hand(ours, 'photo', picture('photos/cd/lost.jpg'));
  const replaced = await hand(theirs, 'photo', picture('photos/cd/replaced.jpg'));
  await hand(theirs, 'photo', picture('photos/cd/newer.jpg'));
  await work();
  await until(async () => (await rowOf(replaced)) === undefined);
  await until(async () => Number((await rowOf(lost))?.['refusals']) > 0);
  expect(await rowOf(lost)).toMatchObject({ status: 'waiting', error: 'The file of the photo is not there' });
  await api.database.rows('update pos_delivery set refusals = 19, next_attempt_at = now() where id = $1', [lost]);
  await until(async () => (await rowOf(lost))?.['status'] === 'failed');
});
