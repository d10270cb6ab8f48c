import { ExpiredSigningsQueries } from '../../../api/src/domains/onerisk/expired-signings.queries';
import { Database } from '../../../api/src/platform/database/database';
import { UnitOfWork } from '../../../api/src/platform/database/unit-of-work';
import { PersonalData } from '../../../api/src/platform/personal-data/personal-data';
import { startApi, type TestApi } from '../../support/api';

/** What is known of 1Risk and was never signed goes after a month, however much was signed beside it. */
let api: TestApi;
let unit: UnitOfWork;

const OLD = "now() - interval '31 days'";
/** Pages of households `from` to `to`, each with a word about it. */
const pages = (from: number, to: number, signed: '{}' | 'all') => `
with page as (
  insert into one_risk_signing (reference, waiver_id, head_contact_id, location_id, activity_id, task_id, contact_ids, signed_ids, state, created_at, next_ask_at)
  select gen_random_uuid(), 'W', n, 1, 1, 1, array[n], ${signed === 'all' ? 'array[n]' : "'{}'"}, '${signed === 'all' ? 'signed' : 'declined'}', ${OLD}, now()
  from generate_series(${from}, ${to}) n returning reference, head_contact_id)
insert into one_risk_message (id, source, body, signature, sent_at, received_at, processed_at, outcome, reference)
select 'page ' || head_contact_id, 'callback', '{}', 'x', ${OLD}, ${OLD}, ${OLD}, 'x', reference from page`;

beforeAll(async () => {
  api = await startApi({ FEATURES: '1Risk' });
  unit = api.app.get(UnitOfWork);
  await api.database.rows(pages(1, 20_000, 'all'));
  await api.database.rows(pages(20_001, 20_003, '{}'));
  await api.database.rows(`insert into one_risk_message (id, source, body, sent_at, received_at, reference)
    values ('nobody', 'callback', '{}', ${OLD}, ${OLD}, null), ('late', 'callback', '{}', now(), now(), null)`);
  await api.database.rows('vacuum analyze one_risk_signing, one_risk_message');
});
afterAll(() => api.close());

const messages = async (condition: string) =>
  (await api.database.rows(`select id from one_risk_message where ${condition} order by id`)).map(({ id }) => id);

test('an erased household leaves no word of what was not signed', async () => {
  const { erase } = api.app.get(PersonalData).kept.find(({ name }) => name === 'oneRisk')!;
  await unit.run(async () => erase?.({ ids: [20_003, 1] }));
  expect(await messages("id in ('page 20003', 'page 1')")).toEqual(['page 1']);
});

test('what was not signed, and what was said of nothing, is found without all that was', async () => {
  const run = jest.spyOn(api.app.get(Database), 'run');
  await unit.run(() => api.app.get(ExpiredSigningsQueries, { strict: false }).removeUnsigned());
  const statements = run.mock.calls.map(([{ text }]) => text);
  run.mockRestore();
  expect(await messages("id not like 'page 1%' and reference is null or id like 'page 2000_'")).toEqual([
    'late',
    'page 20000',
  ]);
  expect(await api.database.count("one_risk_signing where signed_ids = '{}'")).toBe(0);
  for (const text of statements) {
    const lines = await api.database.rows<{ 'QUERY PLAN': string }>(`explain ${text}`);
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan on one_risk/);
  }
});
