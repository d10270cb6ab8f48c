import { dayInZone } from '@arrival/rules';
import { OneRiskFacade } from '../../../api/src/domains/onerisk/onerisk.facade';
import type { SignedInAgent } from '../../support/api';
import { buildLocation } from '../../support/build-resort';
import { group, signedInCarters } from '../../support/checkin';
import { heardChanges } from '../../support/heard-changes';
import {
  askedOf,
  askPage,
  bodyOf,
  claimSigned,
  due,
  type OneRiskResort,
  settled,
  startOneRiskResort,
  stateOf,
  sweep,
  tell,
} from '../../support/one-risk';
import { until } from '../../support/until';

/** One page of 1Risk for several of a family: each of them signs or does not, and nobody waits for the others for good (D42). */
let there: OneRiskResort;
let api: OneRiskResort['api'];
beforeAll(async () => {
  there = await startOneRiskResort();
  ({ api } = there);
});
afterAll(() => there.close());
afterEach(() => there.oneRisk.behave('ok'));

type Family = Awaited<ReturnType<typeof signedInCarters>>;

/** Emma's family with one page open, for Mia and Leo unless said otherwise. */
async function opened(whom = ({ mia, leo }: Family) => [mia, leo], { locationId } = there.resort) {
  const family = await signedInCarters(api);
  const contactIds = whom(family);
  const asked = { ...askedOf(there.resort, contactIds), locationId };
  const { body } = await askPage(family.emma, asked).expect(200);
  return { ...family, contactIds, reference: body.reference as string };
}

/** For whom the waiver is done, of those asked about. */
async function doneOf(emma: SignedInAgent, contactIds: number[]): Promise<number[]> {
  const { waiverContactTasks } = await group(emma, there.resort, contactIds);
  const done = waiverContactTasks.filter(({ taskId, isComplete }) => taskId === there.taskId && isComplete);
  return done.map(({ contact }) => contact.contactId);
}
interface Page {
  readonly emma: SignedInAgent;
  readonly reference: string;
}
/** Everybody on the page has signed, and no callback comes. */
async function allSigned({ emma, reference }: Page) {
  await there.oneRisk.settle(reference, 'signed');
  await claimSigned(emma, reference).expect(200);
}
/** What has become of its word after the guest's page has asked; a worker's sweep may ask too. */
async function askedAbout({ emma, reference }: Page) {
  await until(async () => {
    await due(api, [reference]);
    await stateOf(emma);
    return (await outcomes(reference)).length > 0;
  });
  return [await stateOf(emma), (await outcomes(reference)).at(-1)];
}
const outcomes = async (reference: string) =>
  (
    await api.database.rows('select outcome from one_risk_message where reference = $1 order by received_at', [
      reference,
    ])
  ).map(({ outcome }) => outcome);
const confirming = async () => (await api.app.get(OneRiskFacade, { strict: false }).confirming()).count;

/** Both were to sign and a browser says that they have; 1Risk says it of Mia alone. */
async function halfSigned() {
  const family = await opened();
  await claimSigned(family.emma, family.reference).expect(200);
  await tell(api, bodyOf({ reference: family.reference, guests: [family.mia] })).expect(200);
  await settled(api);
  expect(await doneOf(family.emma, family.contactIds)).toEqual([family.mia]);
  expect([await stateOf(family.emma), await confirming()]).toEqual(['confirming', 1]);
  return family;
}

test('who declines does not wait for confirmation any more, whoever of the page has signed', async () => {
  const { emma, mia, leo, reference } = await halfSigned();
  const declined = (guests: number[]) => bodyOf({ type: 'waiver.declined', reference, guests });
  await tell(api, declined([mia])).expect(200);
  await settled(api);
  expect(await stateOf(emma)).toBe('confirming');
  await tell(api, declined([leo])).expect(200);
  await settled(api);
  expect([await stateOf(emma), await confirming(), await doneOf(emma, [mia, leo])]).toEqual(['declined', 0, [mia]]);
  await tell(api, bodyOf({ reference, guests: [leo] })).expect(200);
  await until(async () => (await stateOf(emma)) === 'signed');
});

test('it is kept until the youngest of the page has come of age', async () => {
  const { contactIds, reference } = await opened();
  const { kept } = await api.database.row<{ kept: string }>(
    'select of_age_on::text as kept from one_risk_signing where reference = $1',
    [reference],
  );
  const born = await api.database.rows<{ ofAge: string }>(
    `select (date_of_birth + interval '18 years')::date::text as "ofAge" from contact where contact_id = any($1) order by 1`,
    [contactIds],
  );
  expect(new Set(born.map(({ ofAge }) => ofAge)).size).toBe(2);
  expect(kept).toBe(born.at(-1)?.ofAge);
});

test('a callback that comes days later counts from the day on which it was signed', async () => {
  const { mia, reference } = await opened();
  await api.database.rows("update one_risk_signing set created_at = now() - interval '5 days' where reference = $1", [
    reference,
  ]);
  const signedAt = new Date(Date.now() - 3 * 86_400_000);
  await tell(api, bodyOf({ reference, guests: [mia], signedAt: signedAt.toISOString() })).expect(200);
  await settled(api);
  const { day } = await api.database.row<{ day: string }>(
    'select effective_on::text as day from waiver_authorization where contact_id = $1 and pos_waiver_id = $2',
    [mia, 'W-PARTNER'],
  );
  const { zone } = await api.database.row<{ zone: string }>('select time_zone as zone from location where id = $1', [
    there.resort.locationId,
  ]);
  expect(day).toBe(dayInZone(signedAt, zone));
});

test.each(['nothing', 'Mia alone'])('1Risk knows of %s: for Leo it is open again', async (known) => {
  const { emma, mia, leo, reference } = await halfSigned();
  if (known === 'Mia alone') {
    there.oneRisk.sessions.find((one) => one.reference === reference)!.request.waivers[0]!.guests.splice(1);
    await there.oneRisk.settle(reference, 'signed');
  }
  await due(api, [reference], ", claimed_at = now() - interval '1 hour'");
  await until(async () => (await stateOf(emma)) === 'open');
  expect([await confirming(), await doneOf(emma, [mia, leo])]).toEqual([0, [mia]]);
});

test('one who signed before any browser said so keeps nobody else waiting', async () => {
  const { emma, mia, leo, reference } = await opened();
  await tell(api, bodyOf({ reference, guests: [mia] })).expect(200);
  await settled(api);
  expect([await stateOf(emma), await confirming(), await doneOf(emma, [mia, leo])]).toEqual(['open', 0, [mia]]);
  await claimSigned(emma, reference).expect(200);
  expect(await stateOf(emma)).toBe('confirming');
  await tell(api, bodyOf({ reference, guests: [leo] })).expect(200);
  await until(async () => (await stateOf(emma)) === 'signed');
});

test('what 1Risk could not be asked about for a week is not waited for any longer', async () => {
  const { emma, reference } = await opened();
  await claimSigned(emma, reference).expect(200);
  there.oneRisk.behave('down');
  await due(api, [reference], ", created_at = now() - interval '6 days 23 hours'");
  await sweep(api);
  expect(await stateOf(emma)).toBe('confirming');
  await due(api, [reference], ", created_at = now() - interval '7 days 1 hour'");
  await sweep(api);
  expect([await stateOf(emma), await confirming()]).toEqual(['open', 0]);
});

describe('when the activity is no longer meant for Leo', () => {
  const meantFrom = async (age: number | null) => {
    await api.database.rows('update activity set age_min = $2 where id = $1', [there.resort.activityId, age]);
    await heardChanges(api);
  };
  afterEach(() => meantFrom(null));

  test("the others' signatures count", async () => {
    const family = await opened(({ leo, mia }) => [leo, mia]);
    await meantFrom(8);
    await allSigned(family);
    expect(await askedAbout(family)).toEqual(['signed', 'signed']);
    expect(await doneOf(family.emma, [family.mia])).toEqual([family.mia]);
  });

  test('his own is kept all the same, once, and counts when the activity is meant for him again', async () => {
    const family = await opened(({ leo }) => [leo]);
    await meantFrom(8);
    await allSigned(family);
    expect(await askedAbout(family)).toEqual(['signed', 'signed']);
    const kept = "select from waiver_authorization where contact_id = $1 and pos_waiver_id = 'W-PARTNER'";
    const trail = "select from audit_event where entity_id = $1::text and action = 'checkin.waiver_signed_elsewhere'";
    const written = async () => [
      (await api.database.rows(kept, [family.leo])).length,
      (await api.database.rows(trail, [family.leo])).length,
    ];
    expect(await written()).toEqual([1, 1]);
    // As after a crash before it was noted that it is written.
    await api.database.rows("update one_risk_signing set signed_ids = '{}', state = 'open' where reference = $1", [
      family.reference,
    ]);
    await tell(api, bodyOf({ reference: family.reference, guests: [family.leo] })).expect(200);
    await until(async () => (await stateOf(family.emma)) === 'signed');
    expect(await written()).toEqual([1, 1]);
    await meantFrom(null);
    expect(await doneOf(family.emma, [family.leo])).toEqual([family.leo]);
  });
});

test.each([
  ['disabled', 'update location set is_enabled = false where id = $1'],
  ['without the activity', 'delete from location_activity where location_id = $1'],
])('a place that is %s: the guest is answered, and others are asked about', async (name, sql) => {
  const locationId = await buildLocation(api.database, { name, activityIds: [there.resort.activityId] });
  await heardChanges(api);
  const place = { ...there.resort, locationId };
  const mia = (family: Family) => [family.mia];
  const [gone, looking, other] = [await opened(mia, place), await opened(mia, place), await opened(mia)];
  await api.database.rows(sql, [locationId]);
  await heardChanges(api);
  await allSigned(looking);
  expect(await askedAbout(looking)).toEqual(['confirming', 'gone']);
  for (const { reference } of [gone, other]) await there.oneRisk.settle(reference, 'signed');
  await until(async () => {
    await due(api, [gone.reference, other.reference]);
    await sweep(api);
    return (await stateOf(other.emma)) === 'signed';
  });
  expect((await outcomes(gone.reference)).at(-1)).toBe('gone');
});

test('signatures that cannot be kept do not keep others from being asked about; the sweep says that it failed', async () => {
  const families = [await opened(), await opened(), await opened()] as const;
  const [one, good, two] = families;
  const { database } = api;
  const bad = [one.reference, two.reference];
  await database.rows(
    `alter table completion add constraint ck_test check (contact_id not in (${one.mia}, ${two.mia})) not valid`,
  );
  for (const { reference } of families) await there.oneRisk.settle(reference, 'signed');
  await due(api, [good.reference]);
  let failure: unknown;
  await until(async () => {
    await due(api, bad);
    await sweep(api).catch((error: unknown) => {
      failure = error;
    });
    return failure !== undefined && (await stateOf(good.emma)) === 'signed';
  }).finally(() => database.rows('alter table completion drop constraint ck_test'));
  expect(String(failure)).toContain('ck_test');
  expect([await stateOf(one.emma), await stateOf(two.emma)]).toEqual(['open', 'open']);
});
