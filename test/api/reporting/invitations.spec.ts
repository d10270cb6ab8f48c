import { type Invitations, invitationsSchema } from '@arrival/contracts';
import { addDays, dayInZone } from '@arrival/rules';
import { strFromU8, unzipSync } from 'fflate';
import { Client } from 'pg';
import { InvitationsService } from '../../../api/src/domains/reporting/invitations/invitations.service';
import { Clock } from '../../../api/src/platform/clock/clock';
import { type MailCatcher, startMailCatcher } from '../../../libs/sandbox/src/mail/mail-catcher';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { addPurchase } from '../../support/build-household';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  parentAnswers,
  rentalAnswers,
  type SignedInCarters,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { buildShop, populateReport } from '../../support/customer-report';
import { noonZone } from '../../support/noon';
import { startWorker, type TestWorker } from '../../support/worker';

/** Families that come soon are told once what they can still finish at home (D78). */
const today = dayInZone(new Date(), noonZone);
const [tomorrow, inTwoDays, inThreeDays] = [1, 2, 3].map((days) => addDays(today, days)) as [string, string, string];
const LESSON = 4100;

let api: TestApi;
let worker: TestWorker;
let admin: SignedInAgent;
let shop: CheckinResort;
let catcher: MailCatcher;

beforeAll(async () => {
  catcher = await startMailCatcher();
  const mail = { SMTP_URL: catcher.smtpUrl, MAIL_FROM: 'Snow Resort <checkin@resort.example>' };
  api = await startApi({ ...administratorVariables, ...mail });
  admin = await administrator(api);
  shop = await buildShop(api.database, await buildCheckinResort(api), { lesson: LESSON, seasonPass: 4101 });
  worker = await startWorker(api.database.url);
  await invite({ inviteDaysBefore: 2 });
});
afterAll(async () => {
  await worker.close();
  await catcher.stop();
  await api.close();
});
afterEach(() => {
  catcher.behave('ok');
  jest.restoreAllMocks();
});

const placePath = () => `/api/locations/${shop.locationId}`;

/** As an administrator says it in the console; what they leave out stays. */
async function invite(said: { inviteDaysBefore?: number | null; inviteLanguage?: string; isEnabled?: boolean }) {
  const { name, version } = (await admin.get(placePath()).expect(200)).body;
  const usual = { name, version, usePosTransactionsAndOrders: true, ...said };
  return (await admin.put(placePath()).send(usual).expect(200)).body;
}

let families = 0;
/** The Carters, of whom Mia has a lesson on these days, with an address of their own. */
async function familyThatComes(...days: string[]) {
  const email = `family.${++families}@example.com`;
  const family = await signedInCarters(api);
  await api.database.rows('update contact set email = $1 where contact_id = $2', [email, family.carters.headId]);
  for (const productDate of days) await addPurchase(api.database, family.mia, { productId: LESSON, productDate });
  return { ...family, email };
}

const moveVisit = ({ mia }: { mia: number }, day: string) =>
  api.database.rows('update purchase set product_date = $2 where contact_id = $1', [mia, day]);
/** As if the letter had been written for this day. */
const isOn = (day: string, { carters }: Pick<SignedInCarters, 'carters'>) =>
  api.database.rows('update invitation set day = $1 where head_contact_id = $2', [day, carters.headId]);

const nextRound = () => api.app.get(InvitationsService, { strict: false }).round(new AbortController().signal);
/** What the report says is of now; then one round. */
async function round(): Promise<void> {
  await populateReport(admin);
  await nextRound();
}
/** While this runs nobody keeps the report up. */
async function withoutUpkeep(work: () => Promise<void>): Promise<void> {
  const holder = new Client(api.database.url);
  await holder.connect();
  try {
    await holder.query("select pg_advisory_lock(hashtextextended('arrival report', 0))");
    await work();
  } finally {
    await holder.end();
  }
}
/** As an administrator sees it. */
const outcome = async (): Promise<Invitations> =>
  invitationsSchema.strict().parse((await admin.get('/api/report/customer/invitations').expect(200)).body);
const mailsTo = (email: string) => catcher.mails.filter(({ to }) => to === email);
const stateOf = async (headId: number) =>
  (await api.database.rows('select status, reply, attempts from invitation where head_contact_id = $1', [headId]))[0];

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

test('who finishes while the mail waits is not told any more', async () => {
  const { email, emma, mia, carters } = await familyThatComes(tomorrow);
  catcher.behave('451');
  await round();
  expect(await stateOf(carters.headId)).toEqual({
    status: 'waiting',
    reply: expect.stringMatching(/^45/),
    attempts: 1,
  });
  catcher.behave('ok');
  const tasks = await group(emma, shop, [mia]);
  // Nobody has written down yet that something changed: it is not known what is left, and nothing is sent.
  await withoutUpkeep(async () => {
    await complete(emma, taskOf(tasks.rentalProfileContactTasks, mia), rentalAnswers).expect(200);
    await nextRound();
  });
  expect(mailsTo(email)).toEqual([]);
  const waiver = taskOf((await group(emma, shop, [mia])).waiverContactTasks, mia);
  await complete(emma, waiver, parentAnswers(waiver)).expect(200);
  await round();
  expect(mailsTo(email)).toEqual([]);
  expect(await stateOf(carters.headId)).toMatchObject({ status: 'needless' });
});

test('a letter that nobody needed silences none that somebody needs later, also when the family comes earlier', async () => {
  const [back, earlier] = [await familyThatComes(tomorrow), await familyThatComes(inTwoDays)];
  catcher.behave('451');
  await round();
  await api.database.rows("update purchase set status = 'cancelled' where contact_id = $1", [back.mia]);
  await moveVisit(earlier, tomorrow);
  await round();
  await api.database.rows("update purchase set status = 'open' where contact_id = $1", [back.mia]);
  catcher.behave('ok');
  await round();
  await round();
  expect([mailsTo(back.email).length, mailsTo(earlier.email).length]).toEqual([1, 1]);
});

test('a letter that nobody could send before its day silences no later one', async () => {
  const moved = await familyThatComes(tomorrow);
  catcher.behave('451');
  await round();
  await isOn(today, moved);
  await moveVisit(moved, inTwoDays);
  catcher.behave('ok');
  await round();
  await round();
  expect(mailsTo(moved.email).length).toBe(1);
});

test('a letter that waited names the day on which the family comes now', async () => {
  const { email, mia } = await familyThatComes(tomorrow);
  catcher.behave('451');
  await round();
  await moveVisit({ mia }, inTwoDays);
  catcher.behave('ok');
  await round();
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(inTwoDays));
  expect(mailsTo(email).map(({ text }) => text)).toEqual([expect.stringContaining(`on ${day}.`)]);
});

test('an address that is refused is not tried again; what a server could not take comes later, but not on the day itself', async () => {
  const refused = await familyThatComes(tomorrow);
  catcher.behave('550');
  await round();
  await round();
  expect(await stateOf(refused.carters.headId)).toEqual({
    status: 'refused',
    reply: expect.stringMatching(/^55/),
    attempts: 1,
  });
  const [first, second] = [await familyThatComes(tomorrow), await familyThatComes(tomorrow)];
  catcher.behave('451');
  await round();
  await isOn(today, second);
  await moveVisit(second, today);
  catcher.behave('ok');
  await round();
  expect([mailsTo(first.email).length, await stateOf(first.carters.headId)]).toEqual([
    1,
    { status: 'sent', reply: null, attempts: 2 },
  ]);
  const told = await outcome();
  expect(told).toMatchObject({
    isMailThere: true,
    locations: [{ locationName: 'Shop', inviteDaysBefore: 2, waiting: 0 }],
    unreachedCount: 2,
  });
  expect(told.locations[0]?.sent).toBeGreaterThanOrEqual(1);
  expect(told.unreached).toEqual([
    {
      contactId: second.carters.headId,
      name: 'Emma Carter',
      locationName: 'Shop',
      day: today,
      reply: expect.stringMatching(/^45/),
    },
    {
      contactId: refused.carters.headId,
      name: 'Emma Carter',
      locationName: 'Shop',
      day: tomorrow,
      reply: expect.stringMatching(/^55/),
    },
  ]);
  expect([mailsTo(second.email).length, await stateOf(second.carters.headId)]).toEqual([
    0,
    expect.objectContaining({ status: 'late' }),
  ]);
});

test('a family is written to at the address that staff put right after the first one was refused, and no other is', async () => {
  const { carters, email } = await familyThatComes(tomorrow);
  const other = await familyThatComes(tomorrow);
  catcher.behave('550');
  await round();
  catcher.behave('ok');
  await round();
  expect([mailsTo(email), await stateOf(carters.headId)]).toEqual([[], expect.objectContaining({ status: 'refused' })]);
  const put = `put.right.${email}`;
  await admin.patch(`/api/admin/guests/${carters.headId}`).send({ email: put }).expect(200);
  await round();
  await round();
  expect([mailsTo(put).length, await stateOf(carters.headId)]).toEqual([
    1,
    { status: 'sent', reply: null, attempts: 2 },
  ]);
  expect(mailsTo(other.email)).toEqual([]);
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
