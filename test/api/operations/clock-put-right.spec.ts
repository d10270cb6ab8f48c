import { EventsService } from '../../../api/src/domains/webhooks/events.service';
import { administrator, administratorVariables } from '../../support/administrator';
import { startApi, type TestApi } from '../../support/api';
import { born } from '../../support/build-household';
import { until } from '../../support/until';
import { startWorker, type TestWorker } from '../../support/worker';

/** The database's clock was a day ahead and was put right: what it has told lies a day ahead, and nothing waits for that (I3). */
let api: TestApi;
let worker: TestWorker | undefined;

beforeAll(async () => {
  api = await startApi(administratorVariables);
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
});
afterAll(() => api.close());

const newId = '00000000-0000-4000-8000-0000000000';
const pages = (values: string) =>
  `insert into one_risk_signing (reference, waiver_id, head_contact_id, location_id, activity_id, task_id, contact_ids, state, asks, next_ask_at)
   values ${values}`;

/** After how many tries those were tried that wait for a time which a right clock has told. */
const waiting = async (table: string) =>
  (
    await api.database.rows<{ attempts: number }>(
      `select attempts from ${table} where next_attempt_at > now() order by attempts`,
    )
  ).map(({ attempts }) => attempts);

test('mail, messages and questions to 1Risk that it has put off are due; what waits its usual while goes on to', async () => {
  await api.database.rows(`insert into copy_mail (group_id, signature_ids, head_contact_id, signer_contact_id, language, attempts, next_attempt_at)
    values ('${newId}01', '{}', 1, 1, 'en', 0, now() + interval '1 day'), ('${newId}02', '{}', 1, 1, 'en', 2, now() + interval '2 hours'),
    ('${newId}03', '{}', 1, 1, 'en', 8, now() + interval '1 day'), ('${newId}04', '{}', 1, 1, 'en', 1, now() + interval '1 minute')`);
  await api.database.rows(`with e as (
      insert into webhook_endpoint (url, events, paused_at, pause_reason) values ('https://crm.example.com', '{waiver.signed}', now(), 'administrator') returning id
    ), t as (insert into event (type, occurred_at, data) select 'waiver.signed', now(), '{}' from generate_series(1, 4) returning id)
    insert into webhook_delivery (endpoint_id, event_id, attempts, next_attempt_at, handed_at)
    select e.id, t.id, w.attempts, now() + w.away, now() + w.handed from e cross join
    (select id, row_number() over () as n from t) t join (values (1, 0, interval '1 day', null), (2, 6, interval '9 hours', null),
      (3, 2, interval '6 minutes', null), (4, 0, interval '-1 second', interval '1 day')) as w (n, attempts, away, handed) using (n)`);
  await api.database.rows(
    pages(`('${newId}01', 'w', 1, 1, 1, 1, '{1}', 'confirming', 1, now() + interval '1 day'),
      ('${newId}02', 'w', 1, 1, 1, 1, '{1}', 'confirming', 12, now() + interval '5 hours'),
      ('${newId}03', 'w', 1, 1, 1, 1, '{1}', 'open', 0, now() + interval '6 days')`),
  );
  worker = await startWorker(api.database.url);
  await until(async () => {
    const near = [
      await api.database.count("one_risk_signing where next_ask_at < now() + interval '1 hour'"),
      await api.database.count('copy_mail where next_attempt_at <= now()'),
      await api.database.count('webhook_delivery where next_attempt_at <= now() and handed_at is null'),
    ];
    return near.join() === '1,2,2';
  });
  expect(await waiting('copy_mail')).toEqual([1, 8]);
  expect(await waiting('webhook_delivery')).toEqual([2, 6]);
});

test('an address that was added meanwhile hears what happens now', async () => {
  await api.database.rows(
    "insert into webhook_endpoint (url, events, created_at) values ('https://pms.example.com', '{report.populated}', now() + interval '1 day')",
  );
  await api.database.rows(
    `insert into event_inbox (events) values ('[{"type": "report.populated", "data": {"rows": 1}}]')`,
  );
  await api.app.get(EventsService, { strict: false }).number();
  expect(
    await api.database.count("webhook_delivery d join event e on e.id = d.event_id where e.type = 'report.populated'"),
  ).toBe(1);
});

test('a process that died meanwhile does not count as there', async () => {
  await api.database.rows(
    `insert into process_heartbeat (id, process, beat_at) values ('${newId}01', 'worker', now() + interval '1 day')`,
  );
  await until(async () => (await api.database.count(`process_heartbeat where id = '${newId}01'`)) === 0);
});

test('whoever was erased meanwhile may begin anew', async () => {
  const person = { sub: 'ahead', given_name: 'Ann', family_name: 'Ahead', birthdate: born(31) };
  const iat = Math.floor(Date.now() / 1_000) - 90;
  const phone = await api.as({ ...person, iat });
  const { contactId } = (await phone.get('/api/profile').expect(200)).body.contact;
  await (await administrator(api)).post(`/api/admin/guests/${contactId}/erasure`).expect(200);
  await api.database.rows("update erased_account set erased_at = now() + interval '1 day'");
  await phone.get('/api/profile').expect(401);
  await (await api.as(person)).get('/api/profile').expect(200);
});
