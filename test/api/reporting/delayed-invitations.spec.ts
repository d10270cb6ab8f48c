import { Client } from 'pg';
import type { MailCatcher } from '../../../libs/sandbox/src/mail/mail-catcher';
import type { SignedInAgent, TestApi } from '../../support/api';
import {
  type CheckinResort,
  complete,
  group,
  parentAnswers,
  rentalAnswers,
  type SignedInCarters,
  taskOf,
} from '../../support/checkin';
import { type InvitingResort, inTwoDays, startInvitingResort, today, tomorrow } from '../../support/inviting-resort';

/** A letter that could not be sent at once is one of the day on which it goes, or is not sent any more (D78). */
let inviting: InvitingResort;
let api: TestApi;
let admin: SignedInAgent;
let shop: CheckinResort;
let catcher: MailCatcher;
let familyThatComes: InvitingResort['familyThatComes'];
let nextRound: InvitingResort['nextRound'];
let round: InvitingResort['round'];
let outcome: InvitingResort['outcome'];
let mailsTo: InvitingResort['mailsTo'];
let stateOf: InvitingResort['stateOf'];

beforeAll(async () => {
  inviting = await startInvitingResort();
  ({ api, admin, shop, catcher, familyThatComes, nextRound, round, outcome, mailsTo, stateOf } = inviting);
});
afterAll(() => inviting.close());
afterEach(() => catcher.behave('ok'));

const moveVisit = ({ mia }: { mia: number }, day: string) =>
  api.database.rows('update purchase set product_date = $2 where contact_id = $1', [mia, day]);
/** As if the letter had been written for this day. */
const isOn = (day: string, { carters }: Pick<SignedInCarters, 'carters'>) =>
  api.database.rows('update invitation set day = $1 where head_contact_id = $2', [day, carters.headId]);

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

test('who is put right when the first day is there is told of what is left on the days behind it', async () => {
  const { carters, email, mia } = await familyThatComes(tomorrow);
  catcher.behave('550');
  await round();
  catcher.behave('ok');
  await isOn(today, { carters });
  await moveVisit({ mia }, inTwoDays);
  await round();
  await round();
  expect(mailsTo(email)).toEqual([]);
  const put = `put.right.late.${email}`;
  await admin.patch(`/api/admin/guests/${carters.headId}`).send({ email: put }).expect(200);
  await round();
  expect(mailsTo(put).length).toBe(1);
});
