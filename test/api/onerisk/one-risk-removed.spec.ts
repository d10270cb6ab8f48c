import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { RemoveExpiredService } from '../../../api/src/domains/privacy/remove-expired.service';
import {
  askedOf,
  askPage,
  bodyOf,
  type OneRiskResort,
  openPage,
  startOneRiskResort,
  stateOf,
  sweep,
  tell,
} from '../../support/one-risk';
import { until } from '../../support/until';

/** What is known of signing with 1Risk goes with its household, or when its period is over. */
let there: OneRiskResort;
let api: OneRiskResort['api'];
let boss: OneRiskResort['boss'];

beforeAll(async () => {
  there = await startOneRiskResort();
  ({ api, boss } = there);
});
afterAll(() => there.close());

const opened = () => openPage(there);

const removeExpired = () =>
  api.app
    .get(RemoveExpiredService, { strict: false })
    .run(randomUUID(), new AbortController().signal, async () => undefined);

test('the archive tells of it; an erased household leaves what was signed, in numbers alone', async () => {
  const { emma, mia, leo, carters, reference } = await opened();
  await tell(api, bodyOf({ reference, guests: [mia] })).expect(200);
  await until(async () => (await stateOf(emma)) === 'signed');
  await askPage(emma, askedOf(there.resort, [leo])).expect(200);
  const { body } = await boss.get(`/api/admin/guests/${carters.headId}/archive`).responseType('blob').expect(200);
  const household = unzipSync(new Uint8Array(body))['household.json'] as Uint8Array;
  const { oneRisk: told } = JSON.parse(strFromU8(household));
  expect([told.signings.length, told.messages.length]).toEqual([2, 1]);
  await boss.post(`/api/admin/guests/${carters.headId}/erasure`).expect(200);
  const kept = await api.database.rows<{ text: string }>(
    'select s::text as text from one_risk_signing s where head_contact_id = $1',
    [carters.headId],
  );
  expect([kept.length, kept[0]?.text.includes('Carter')]).toEqual([1, false]);
});

test('what was signed goes with the period of signatures, a child’s after they came of age; what was not after a month', async () => {
  const old = "created_at = now() - interval '8 years', settled_at = now() - interval '8 years'";
  const [adult, child, unsigned] = [await opened(), await opened(), await opened()];
  for (const { reference, mia } of [adult, child]) await tell(api, bodyOf({ reference, guests: [mia] })).expect(200);
  await until(async () => (await stateOf(child.emma)) === 'signed' && (await stateOf(adult.emma)) === 'signed');
  await api.database.rows(`update one_risk_signing set ${old} where reference = any($1)`, [
    [adult.reference, child.reference, unsigned.reference],
  ]);
  await api.database.rows('update one_risk_signing set of_age_on = null where reference = $1', [adult.reference]);
  await removeExpired();
  await sweep(api);
  const left = await api.database.rows<{ reference: string }>(
    'select reference from one_risk_signing where reference = any($1)',
    [[adult.reference, child.reference, unsigned.reference]],
  );
  expect(left).toEqual([{ reference: child.reference }]);
});

test('what was said of two waivers of one page stays as long as one of them does', async () => {
  const old = "created_at = now() - interval '8 years', settled_at = now() - interval '8 years'";
  const { emma, mia, reference } = await opened();
  await tell(api, bodyOf({ reference, guests: [mia] })).expect(200);
  await until(async () => (await stateOf(emma)) === 'signed');
  const { database } = api;
  await database.rows(`update one_risk_signing set ${old} where reference = $1`, [reference]);
  // The same page's waiver for an adult: kept less long than the child's.
  await database.rows(
    `insert into one_risk_signing select (jsonb_populate_record(s, '{"waiver_id": "1R-8", "of_age_on": null}')).* from one_risk_signing s
where reference = $1`,
    [reference],
  );
  const kept = async () => [
    (await database.rows('select waiver_id from one_risk_signing where reference = $1', [reference])).length,
    (await database.rows('select id from one_risk_message where reference = $1', [reference])).length,
  ];
  expect(await kept()).toEqual([2, 1]);
  await removeExpired();
  expect(await kept()).toEqual([1, 1]);
  await database.rows('update one_risk_signing set of_age_on = null where reference = $1', [reference]);
  await removeExpired();
  expect(await kept()).toEqual([0, 0]);
});
