import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { readConfig } from '../../../api/src/config/read-config';
import { createWorkerApplication } from '../../../api/src/create-worker-application';
import { RemoveExpiredService } from '../../../api/src/domains/privacy/remove-expired.service';
import { startApi, type TestApi } from '../../support/api';
import { buildHousehold, type Household } from '../../support/build-household';
import { buildPicture } from '../../support/build-images';

let api: TestApi;
let worker: INestApplicationContext;
let family: Household;

beforeAll(async () => {
  api = await startApi();
  family = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: 'emma' });
  worker = await createWorkerApplication(readConfig(api.variables));
});

afterAll(async () => {
  await worker.close();
  await api.close();
});

interface Stored {
  hash: string;
  storage_key: string;
}

async function upload(width: number): Promise<Stored> {
  const emma = await api.as({ sub: 'emma' });
  const photo = await buildPicture(width, width).jpeg().toBuffer();
  const call = emma.post(`/api/photo/Contact/Upload?contactId=${family.headId}`).attach('file', photo, 'photo.jpg');
  const { body } = await call.expect(200);
  return api.database.row<{ hash: string; storage_key: string }>(
    'select hash, storage_key from photo_upload where hash = $1 order by uploaded_at desc limit 1',
    [body.photoHash],
  );
}

const isKept = (stored: Stored): boolean => existsSync(join(api.storageFolder, stored.storage_key));

async function untilGone(stored: Stored): Promise<boolean> {
  for (let tries = 0; tries < 2_000 && isKept(stored); tries += 1) await pause(50);
  return !isKept(stored);
}

test('uploads that were never completed go after a day, with their files; current photos and young uploads stay', async () => {
  const [forgotten, current, young] = [await upload(500), await upload(520), await upload(540)];
  await api.database.rows('insert into photo (contact_id, hash, storage_key, byte_size) values ($1, $2, $3, 1)', [
    family.headId,
    current.hash,
    current.storage_key,
  ]);
  await api.database.rows(
    "update photo_upload set uploaded_at = now() - interval '25 hours' where storage_key = any($1)",
    [[forgotten.storage_key, current.storage_key]],
  );
  await worker.get(RemoveExpiredService).run('uploads', new AbortController().signal, async () => undefined);
  expect(await untilGone(forgotten)).toBe(true);
  expect(await api.database.rows('select hash from photo_upload')).toEqual([{ hash: young.hash }]);
  await untilOutboxIsEmpty();
  expect([isKept(current), isKept(young)]).toEqual([true, true]);
});

test('a replaced photo is discarded by its job', async () => {
  const replaced = await upload(560);
  await api.database.rows('delete from photo_upload where storage_key = $1', [replaced.storage_key]);
  await api.database.rows("insert into outbox (job, payload) values ('photos.discard-replaced', $1)", [
    JSON.stringify({ storageKey: replaced.storage_key }),
  ]);
  expect(await untilGone(replaced)).toBe(true);
});

async function untilOutboxIsEmpty(): Promise<void> {
  for (let tries = 0; tries < 2_000; tries += 1) {
    const { n } = await api.database.row<{ n: string }>('select count(*) as n from outbox');
    if (Number(n) === 0) return;
    await pause(50);
  }
  throw new Error('The outbox is not empty');
}
