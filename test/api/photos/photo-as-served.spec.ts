import type { PhotoContactTask } from '@arrival/contracts';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildPhoto } from '../../support/build-images';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  signedInCarters,
  taskOf,
} from '../../support/checkin';

/** The two calls of D23 by somebody who has a photo, with the contact task sent back as it was served: it names the photo on file. */
let api: TestApi;
let resort: CheckinResort;
let emma: SignedInAgent;
let mia: number;
let first: string;

beforeAll(async () => {
  api = await startApi();
  resort = await buildCheckinResort(api);
  await api.database.rows('update location set is_edit_profile_location = true');
  await api.database.rows('update task_type set effective_days = 365 where id = 4');
});
beforeEach(async () => {
  ({ emma, mia } = await signedInCarters(api));
  first = await upload(400);
  expect(await completed(await served(), {})).toEqual([200, first]);
});
afterAll(() => api.close());

const served = async (): Promise<PhotoContactTask> => taskOf((await group(emma, resort, [mia])).photoContactTasks, mia);

/** Answers its hash; each width is another picture. */
async function upload(width: number): Promise<string> {
  const call = emma.post(`/api/photo/Contact/Upload?contactId=${mia}`);
  return (await call.attach('file', await buildPhoto(width, 400), 'photo.jpg').expect(200)).body.photoHash;
}

/** Status, and the photo that the task has now, or why it was refused. */
async function completed(task: PhotoContactTask, relatedObject: object = task.relatedObject) {
  const { status, body } = await complete(emma, task, relatedObject);
  return [status, body.code ?? body.relatedObject.photoHash];
}

test('the photo that was uploaded since takes the place of the one on file', async () => {
  const task = await served();
  const second = await upload(500);
  expect(await completed(task)).toEqual([200, second]);
  expect((await served()).relatedObject.photoHash).toBe(second);
});

test('sent once more, without a key, it is done and changes nothing', async () => {
  const task = await served();
  const second = await upload(500);
  await completed(task);
  expect(await completed(task)).toEqual([200, second]);
});

test('of several the newest counts; without any the photo on file stays', async () => {
  expect(await completed(await served())).toEqual([200, first]);
  await upload(500);
  const newest = await upload(600);
  expect(await completed(await served())).toEqual([200, newest]);
});

test('a photo that ran out is replaced in the same way', async () => {
  await api.database.rows(`update photo set updated_at = now() - interval '2 years' where contact_id = $1`, [mia]);
  const task = await served();
  expect(task.isComplete).toBe(false);
  expect(await completed(task)).toEqual([409, 'photo.not_uploaded']);
  const second = await upload(500);
  expect(await completed(task)).toEqual([200, second]);
});

test('an upload that is named counts, whatever came later; one that nobody made is refused', async () => {
  const task = await served();
  const named = await upload(500);
  await upload(600);
  expect(await completed(task, { ...task.relatedObject, photoHash: named })).toEqual([200, named]);
  const unknown = { ...(await served()).relatedObject, photoHash: 'a'.repeat(64) };
  expect(await completed(task, unknown)).toEqual([409, 'photo.not_uploaded']);
});
