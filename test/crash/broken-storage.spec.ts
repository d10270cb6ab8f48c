import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portrait } from '../support/answers';
import type { ApiProcess } from '../support/api-process';
import { buildCarters } from '../support/checkin';
import { buildCrashSite, type CrashSite } from './crash-site';

/** A storage that takes no file: one clear problem, nothing half done, and it works again without a restart (Q2). */
let site: CrashSite;
let api: ApiProcess;
let photos: string;

beforeAll(async () => {
  site = await buildCrashSite();
  api = await site.startApi();
  photos = join(site.folder, 'photos');
});

afterAll(async () => {
  await api.stop();
  await site.close();
});

async function upload(): Promise<{
  status: number;
  retryAfter: string | null;
  body: { code?: string; status?: unknown; detail?: string };
}> {
  const subject = `emma-${Math.random()}`;
  const { headId } = await buildCarters(site, subject);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await portrait())], { type: 'image/jpeg' }), 'portrait.jpg');
  const response = await fetch(`${api.url}/api/photo/Contact/Upload?contactId=${headId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await site.identity.token({ sub: subject })}` },
    body: form,
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as object,
  };
}

const uploads = () => site.database.count('photo_upload');

/** As root no permission stops a write; a file in the folder's place does, for everybody. */
const breakStorage = (): void => {
  rmSync(photos, { recursive: true, force: true });
  writeFileSync(photos, 'not a folder');
  chmodSync(photos, 0o400);
};

test('a photo that cannot be kept is one clear problem, and nothing of it stays', async () => {
  breakStorage();
  const { status, retryAfter, body } = await upload();
  expect([status, body.code]).toEqual([503, 'server.busy']);
  expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain(site.folder);
  expect(await uploads()).toBe(0);
  expect(readdirSync(site.folder)).toEqual(['photos']);
});

test('once the storage is repaired the next photo is kept, by the same process', async () => {
  rmSync(photos, { force: true });
  mkdirSync(photos);
  expect(await upload()).toMatchObject({ status: 200, body: { status: 'success' } });
  expect(await uploads()).toBe(1);
});
