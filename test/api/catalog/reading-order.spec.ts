import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildHousehold } from '../../support/build-household';
import { buildActivity, buildLocation } from '../../support/build-resort';
import { until } from '../../support/until';

const read = ['alpine Hut', 'Lodge 2', 'Lodge 10', 'Öde Alm', 'übungslift', 'Zauberteppich'];
const anyhow = ['Zauberteppich', 'Lodge 10', 'übungslift', 'Lodge 2', 'Öde Alm', 'alpine Hut'];

let api: TestApi;
let admin: SignedInAgent;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  const ski = await buildActivity(api.database, { taskIds: [] });
  for (const name of anyhow) await buildLocation(api.database, { name, activityIds: [ski] });
  for (const [index, lastName] of ['Zorn', 'Carter', 'Öztürk', 'Åberg'].entries())
    await buildHousehold(api.database, {
      issuer: api.identity.issuer,
      subject: `family-${index}`,
      head: { firstName: 'Robinia', lastName },
    });
});
afterAll(() => api.close());

const namesOf = (body: { name: string }[]) => body.map(({ name }) => name);

test('guests find a location where its name belongs', async () => {
  const { body } = await (await api.as()).get('/api/locations').expect(200);
  expect(namesOf(body)).toEqual(read);
});

test('so do administrators, both ways round, and in what a record lists', async () => {
  const listed = async (direction: string) =>
    namesOf(
      (
        await admin
          .get('/api/locations')
          .query({ sort: `["name","${direction}"]` })
          .expect(200)
      ).body,
    );
  expect(await listed('ASC')).toEqual(read);
  expect(await listed('DESC')).toEqual([...read].reverse());
  const [activity] = (await admin.get('/api/activities').expect(200)).body;
  expect(activity.locationNames).toEqual(read);
});

test('and staff a guest', async () => {
  const { body } = await admin.get('/api/admin/guests').query({ filter: '{"q":"robinia"}' }).expect(200);
  expect(body.map(({ lastName }: { lastName: string }) => lastName)).toEqual(['Åberg', 'Carter', 'Öztürk', 'Zorn']);
});

test('guests find it by its name in their language, behind the default', async () => {
  const german = '{"de": {"name": "Aare-Lift 3"}}';
  await api.database.rows("update location set translations = $1 where name = 'Lodge 10'", [german]);
  await api.database.rows("update location set is_default = true where name = 'Öde Alm'");
  const guest = await api.as();
  const named = async () => namesOf((await guest.get('/api/locations').set('accept-language', 'de').expect(200)).body);
  const wanted = ['Öde Alm', 'Aare-Lift 3', 'alpine Hut', 'Lodge 2', 'übungslift', 'Zauberteppich'];
  await until(async () => (await named())[0] === 'Öde Alm');
  expect(await named()).toEqual(wanted);
});
