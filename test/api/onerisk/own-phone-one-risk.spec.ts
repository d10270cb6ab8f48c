import { ownPhoneRoutes } from '@arrival/contracts';
import { group, signedInCarters, taskOf } from '../../support/checkin';
import { type OneRiskResort, startOneRiskResort } from '../../support/one-risk';
import { redeemed } from '../../support/own-phone';

/** Another adult on their own phone, where one of the waivers is signed with 1Risk (D22, D42). */
let there: OneRiskResort;
beforeAll(async () => {
  there = await startOneRiskResort();
});
afterAll(() => there.close());

test('shows what is signed here alone; where nothing is, home offers no link', async () => {
  const { api, resort, taskId } = there;
  const { emma, daniel } = await signedInCarters(api);
  const { locationId, activityId } = resort;
  const link = { contactId: daniel, locationId, activityId };
  const offered = async () => {
    const { body } = await emma.get(`/api/activities/locations/${locationId}/contacts`).expect(200);
    const { contacts } = body.find(({ id }: { id: number }) => id === activityId);
    return contacts.find(({ contactId }: { contactId: number }) => contactId === daniel).hasWaiverHere;
  };
  expect(await offered()).toBe(true);
  const { body: made } = await emma.post(ownPhoneRoutes.links).send(link).expect(200);
  const cookie = await redeemed(api, emma, made);
  const { waiverContactTasks } = (await api.request.get(ownPhoneRoutes.own).set('cookie', cookie).expect(200)).body;
  const asked = (await group(emma, resort, [daniel])).waiverContactTasks;
  expect(asked.map((task) => task.taskId)).toContain(taskId);
  const own = asked.filter((task) => task.taskId !== taskId).map(({ id }) => id);
  expect(waiverContactTasks.map(({ id }: { id: string }) => id)).toEqual(own);

  const { relatedObject, ...task } = taskOf(waiverContactTasks as typeof asked, daniel);
  const given = { agree: true, consent: true, signerName: 'Daniel Carter' };
  const body = { ...task, relatedObject: { ...given, rolTextHash: relatedObject.rolTextHash } };
  await api.request.post(ownPhoneRoutes.sign).set('cookie', cookie).send(body).expect(200);
  expect(await offered()).toBe(false);
  expect((await emma.post(ownPhoneRoutes.links).send(link)).body.code).toBe('task.not_asked');
});
