import { addDays } from '@arrival/rules';
import { strFromU8, unzipSync } from 'fflate';
import { Clock } from '../../../api/src/platform/clock/clock';
import type { SignedInAgent, TestApi } from '../../support/api';
import { addPurchase } from '../../support/build-household';
import { type CheckinResort, complete, group, parentAnswers, rentalAnswers, taskOf } from '../../support/checkin';
import {
  type InvitingResort,
  inThreeDays,
  inTwoDays,
  LESSON,
  startInvitingResort,
  today,
  tomorrow,
} from '../../support/inviting-resort';

/** Families that come soon are told once what they can still finish at home (D78). */
let inviting: InvitingResort;
let api: TestApi;
let admin: SignedInAgent;
let shop: CheckinResort;
let invite: InvitingResort['invite'];
let familyThatComes: InvitingResort['familyThatComes'];
let nextRound: InvitingResort['nextRound'];
let round: InvitingResort['round'];
let mailsTo: InvitingResort['mailsTo'];
let stateOf: InvitingResort['stateOf'];

beforeAll(async () => {
  inviting = await startInvitingResort();
  ({ api, admin, shop, invite, familyThatComes, nextRound, round, mailsTo, stateOf } = inviting);
});
afterAll(() => inviting.close());
afterEach(() => jest.restoreAllMocks());

const placePath = () => `/api/locations/${shop.locationId}`;

test('who comes within the days that the location says gets one mail, and nobody else', async () => {
  const [soon, later, now] = [
    await familyThatComes(inTwoDays),
    await familyThatComes(inThreeDays),
    await familyThatComes(today),
  ];
  await round();
  await round();
  expect([mailsTo(later.email), mailsTo(now.email)]).toEqual([[], []]);
  const [mail, ...more] = mailsTo(soon.email);
  expect([more, mail?.times]).toEqual([[], 1]);
  expect(mail?.text).toContain('still to be finished for: Mia.');
  expect(mail?.text).toContain(`/l/${shop.locationId}`);
  expect(await stateOf(soon.carters.headId)).toEqual({ status: 'sent', reply: null, attempts: 1 });
});

test('who stays for days is told once, and again before another visit', async () => {
  const { email, mia, leo } = await familyThatComes(tomorrow, inTwoDays);
  await addPurchase(api.database, leo, { productId: LESSON, productDate: inThreeDays });
  await round();
  await round();
  expect(mailsTo(email)).toHaveLength(1);
  expect(mailsTo(email)[0]?.text).toContain('still to be finished for: Mia and Leo.');
  await api.database.rows("update invitation set day = day - 14 where status = 'sent'");
  await api.database.rows('delete from purchase where contact_id = $1 and product_date = $2', [mia, tomorrow]);
  await round();
  expect(mailsTo(email)).toHaveLength(2);
});

test('who has finished, or has no address, gets none', async () => {
  const { email, emma, mia, carters } = await familyThatComes(tomorrow);
  const silent = await familyThatComes(tomorrow);
  await api.database.rows('update contact set email = null where contact_id = $1', [silent.carters.headId]);
  const tasks = await group(emma, shop, [mia]);
  await complete(emma, taskOf(tasks.rentalProfileContactTasks, mia), rentalAnswers).expect(200);
  const waiver = taskOf(tasks.waiverContactTasks, mia);
  await complete(emma, waiver, parentAnswers(waiver)).expect(200);
  await round();
  expect(mailsTo(email)).toEqual([]);
  expect(await stateOf(carters.headId)).toBeUndefined();
  expect(await stateOf(silent.carters.headId)).toBeUndefined();
});

test('it writes in the language of the location, by day alone, and never where nobody said so', async () => {
  const { email } = await familyThatComes(tomorrow);
  await invite({ inviteLanguage: 'de' });
  jest.spyOn(Clock.prototype, 'now').mockReturnValue(Date.now() + 9 * 3_600_000);
  await nextRound();
  jest.restoreAllMocks();
  expect(mailsTo(email)).toEqual([]);
  await round();
  expect(mailsTo(email)[0]?.text).toContain('Noch zu erledigen ist etwas für: Mia.');

  const other = await familyThatComes(tomorrow);
  expect(await invite({ inviteDaysBefore: null })).toMatchObject({ inviteDaysBefore: null, inviteLanguage: 'de' });
  await round();
  expect(mailsTo(other.email)).toEqual([]);
  const { name, version } = (await admin.get(placePath()).expect(200)).body;
  const { body } = await admin.put(placePath()).send({ name, version, inviteDaysBefore: 15 }).expect(400);
  expect(body.errors).toMatchObject([{ path: 'inviteDaysBefore' }]);
});

test('whoever signed here in a language of their own is invited in it', async () => {
  await invite({ inviteDaysBefore: 2, inviteLanguage: 'en' });
  const { emma, email, carters, mia } = await familyThatComes(today);
  const waiver = taskOf((await group(emma, shop, [mia])).waiverContactTasks, mia);
  await complete(emma, waiver, parentAnswers(waiver)).expect(200);
  for (const [language, days] of Object.entries({ fr: 2, de: 1 }))
    await api.database.rows(
      `insert into copy_mail (group_id, signature_ids, head_contact_id, signer_contact_id, language, created_at)
       select gen_random_uuid(), array[id], head_contact_id, signer_contact_id, $2, now() - make_interval(days => $3)
       from signature where head_contact_id = $1`,
      [carters.headId, language, days],
    );
  await addPurchase(api.database, mia, { productId: LESSON, productDate: tomorrow });
  await round();
  expect(mailsTo(email).map(({ text }) => text)).toContainEqual(
    expect.stringContaining('Noch zu erledigen ist etwas für: Mia.'),
  );
});

test('of an erased household nothing is left; its archive says that it was invited', async () => {
  await invite({ inviteDaysBefore: 2, inviteLanguage: 'en' });
  const { carters, email } = await familyThatComes(tomorrow);
  await round();
  expect(mailsTo(email)).toHaveLength(1);
  const { body } = await admin.get(`/api/admin/guests/${carters.headId}/archive`).responseType('blob').expect(200);
  const { invitations } = JSON.parse(strFromU8(unzipSync(new Uint8Array(body))['household.json'] as Uint8Array));
  expect(invitations).toMatchObject([{ locationId: shop.locationId, day: tomorrow, status: 'sent' }]);
  await admin.post(`/api/admin/guests/${carters.headId}/erasure`).expect(200);
  expect(await stateOf(carters.headId)).toBeUndefined();
});

test('a visit that was booked later and comes first is told of, unless the other is within a week of it', async () => {
  await invite({ inviteDaysBefore: 14, inviteLanguage: 'en' });
  const [far, near] = [await familyThatComes(addDays(tomorrow, 11)), await familyThatComes(addDays(tomorrow, 3))];
  await round();
  expect([mailsTo(far.email).length, mailsTo(near.email).length]).toEqual([1, 1]);
  for (const { mia } of [far, near]) await addPurchase(api.database, mia, { productId: LESSON, productDate: tomorrow });
  await round();
  await round();
  expect([mailsTo(far.email).length, mailsTo(near.email).length]).toEqual([2, 1]);
});
