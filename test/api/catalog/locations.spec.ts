import { isDeepStrictEqual } from 'node:util';
import { guestLocationSchema } from '@arrival/contracts';
import { startApi, type TestApi } from '../../support/api';
import { buildActivity, buildLocation } from '../../support/build-resort';
import { until } from '../../support/until';

let api: TestApi;
let activity: number;
let lodge: number;

beforeAll(async () => {
  api = await startApi();
  activity = await buildActivity(api.database, { taskIds: [] });
  await buildLocation(api.database, { name: 'Alpine school', activityIds: [activity] });
  lodge = await buildLocation(api.database, { name: 'Base lodge', isDefault: true, activityIds: [activity] });
  await buildLocation(api.database, { name: 'Closed hut', isEnabled: false, activityIds: [activity] });
});

afterAll(() => api.close());

const names = async () => {
  const guest = await api.as();
  const { body } = await guest.get('/api/locations').expect(200);
  return (body as { name: string }[]).map(({ name }) => name);
};

/** A change reaches this process by a notification of the database. */
const eventually = (expected: readonly string[]): Promise<void> =>
  until(async () => isDeepStrictEqual(await names(), expected), names);

test('guests see enabled locations, the default first, in the shape of the contract', async () => {
  const guest = await api.as();
  const { body } = await guest.get('/api/locations').expect(200);
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['Base lodge', 'Alpine school']);
  expect(guestLocationSchema.strict().array().parse(body)[0]).toMatchObject({
    id: lodge,
    isDefault: true,
    defaultActivityId: activity,
  });
});

test('a change is seen without a restart', async () => {
  await names();
  await api.database.rows("update location set name = 'Summit lodge' where id = $1", [lodge]);
  await eventually(['Summit lodge', 'Alpine school']);
});

test("the completion text leaves without what an administrator's HTML must not bring", async () => {
  await api.database.rows('update location set name = $1, check_in_complete_text = $2 where id = $3', [
    'Lodge',
    '<p onclick="x()">See <a href="https://resort.example">the map</a><script>alert(1)</script><img src="javascript:x"></p>',
    lodge,
  ]);
  await eventually(['Lodge', 'Alpine school']);
  const { body } = await (await api.as()).get('/api/locations').expect(200);
  expect(body[0].checkInCompleteText).toBe(
    '<p>See <a href="https://resort.example" rel="noopener noreferrer">the map</a><img /></p>',
  );
});

test('a visitor who has not signed in is asked to', async () => {
  await api.request.get('/api/locations').expect(401);
});
