import { formDraftRoutes } from '@arrival/contracts';
import { administrator, administratorVariables } from '../../support/administrator';
import { startApi, type TestApi } from '../../support/api';
import { buildCheckinResort, type CheckinResort } from '../../support/checkin';

/** A household is erased while another phone has its app open (D61). */
let api: TestApi;
let resort: CheckinResort;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  resort = await buildCheckinResort(api);
});
afterAll(() => api.close());

test('a phone that was signed in before does not begin it again, until somebody signs in there', async () => {
  const sub = 'other-phone';
  const iat = Math.floor(Date.now() / 1000) - 90;
  const phone = await api.as({ sub, iat, family_name: 'Quillfeather' });
  const { contactId } = (await phone.get('/api/profile').expect(200)).body.contact;
  const boss = await administrator(api);
  await boss.post(`/api/admin/guests/${contactId}/erasure`).expect(200);
  const { activityId, locationId } = resort;
  const asked = { activityId, contactIds: [contactId] };
  const answers = [
    await phone.get('/api/profile'),
    await phone.get(formDraftRoutes.all),
    await phone.post(`/api/tasks/ContactTaskGrouping/Location/${locationId}`).send(asked),
    await (await api.as({ sub, iat: iat - 3_600 })).get('/api/profile'),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([401, 'auth.required']));
  expect(await api.database.count("contact where last_name = 'Quillfeather'")).toBe(0);
  const kept = await api.database.rows('select e::text from erased_account e');
  expect([kept.length, JSON.stringify(kept).includes(sub)]).toEqual([1, false]);
  const again = await (await api.as({ sub })).get('/api/profile').expect(200);
  expect(again.body.contact.contactId).not.toBe(contactId);
  await phone.get('/api/profile').expect(200);
});
