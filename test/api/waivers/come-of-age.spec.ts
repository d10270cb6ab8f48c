import { addDays, dayInZone } from '@arrival/rules';
import { Clock } from '../../../api/src/platform/clock/clock';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  parentAnswers,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { noonZone } from '../../support/noon';

/** What is signed for a child counts until it comes of age, and then they sign for themselves (D22). */
const today = dayInZone(new Date(), noonZone);
const SIXTEENTH_DAY = 16;
const lastAsMinor = addDays(today, SIXTEENTH_DAY - 1);
let api: TestApi;
let resort: CheckinResort;
let boss: SignedInAgent;
let emma: SignedInAgent;
let mia: number;
let leo: number;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  boss = await administrator(api);
  resort = await buildCheckinResort(api, { html: '<p>Skiing has risks.</p>', consolidateWaivers: true });
  await api.database.rows('update task set validation_date = $1 where id = $2', [
    addDays(today, 90),
    resort.tasks.waiver,
  ]);
});
beforeEach(async () => {
  ({ emma, mia, leo } = await signedInCarters(api));
  await api.database.rows("update contact set date_of_birth = $2::date - interval '18 years' where contact_id = $1", [
    mia,
    addDays(today, SIXTEENTH_DAY),
  ]);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const waiverOf = async (contactId: number) =>
  taskOf((await group(emma, resort, [mia, leo])).waiverContactTasks, contactId);
const ends = async (contactId: number) =>
  (
    await api.database.rows(
      'select expires_on::text as ends from waiver_authorization where contact_id = $1 order by created_at',
      [contactId],
    )
  ).map((row) => row['ends']);
const daysLater = (days: number) => {
  const now = Date.now() + days * 86_400_000;
  jest.spyOn(Clock.prototype, 'now').mockReturnValue(now);
};

test('one signature for two children ends for each when they come of age; the grown-up signs anew, the other does not', async () => {
  const task = await waiverOf(mia);
  await complete(emma, task, { ...parentAnswers(task), contactIds: [mia, leo] }).expect(200);
  const [ofMia, ofLeo] = [await ends(mia), await ends(leo)];
  expect([ofMia, ofLeo[0]?.slice(5)]).toEqual([[lastAsMinor], expect.any(String)]);
  expect(ofLeo[0] > lastAsMinor).toBe(true);
  expect(
    await api.database.rows('select expires_on::text as ends from signature where contact_id = $1', [mia]),
  ).toEqual([{ ends: lastAsMinor }]);
  expect(await waiverOf(mia)).toMatchObject({ isComplete: true, reason: { validUntil: lastAsMinor } });

  daysLater(SIXTEENTH_DAY - 1);
  expect((await waiverOf(mia)).isComplete).toBe(true);

  daysLater(SIXTEENTH_DAY);
  const anew = await waiverOf(mia);
  expect(anew).toMatchObject({ isComplete: false, reason: { state: 'expired', validUntil: lastAsMinor } });
  expect((await waiverOf(leo)).isComplete).toBe(true);
  const asChild = await complete(emma, anew, { ...parentAnswers(anew), signerName: 'Emma Carter' });
  expect([asChild.status, asChild.body.code]).toEqual([422, 'waiver.signature_invalid']);
  const { rolTextHash } = anew.relatedObject;
  const own = { agree: true, consent: true, rolTextHash, signerName: 'Mia Carter' };
  expect((await complete(emma, anew, own).expect(200)).body.isComplete).toBe(true);
  expect(await ends(mia)).toEqual([lastAsMinor, null]);
  expect((await waiverOf(mia)).isComplete).toBe(true);
});

test('a paper that was signed for a child ends with childhood, too', async () => {
  const paper = {
    ...{ locationId: resort.locationId, activityId: resort.activityId, taskId: resort.tasks.waiver },
    ...{ contactIds: [mia, leo], signedOn: today, signerName: 'Emma Carter' },
  };
  await boss.post(`/api/admin/guests/${mia}/paper-waivers`).send(paper).expect(200);
  expect(await ends(mia)).toEqual([lastAsMinor]);
  expect((await ends(leo))[0] > lastAsMinor).toBe(true);
  daysLater(SIXTEENTH_DAY);
  const grown = { ...paper, signedOn: addDays(today, SIXTEENTH_DAY), signerName: 'Mia Carter' };
  expect((await boss.post(`/api/admin/guests/${mia}/paper-waivers`).send(grown).expect(200)).body.added).toEqual([mia]);
  expect((await waiverOf(mia)).isComplete).toBe(true);
});
