import { randomUUID } from 'node:crypto';
import { COUNTER_ISSUER, OWN_PHONE_ISSUER } from '@arrival/contracts';
import { RemoveExpiredService } from '../../../api/src/domains/privacy/remove-expired.service';
import { startApi, type TestApi } from '../../support/api';
import { buildHousehold } from '../../support/build-household';

/** Nothing of a check-in at the counter or on another phone outlives what says whose it was (D60, D61). */
let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test.each([
  [
    COUNTER_ISSUER,
    'counter_session',
    `insert into counter_session (id, head_contact_id, signer_contact_id, location_id, code_hash, code_until, made_at)
     values ($1, $2, $2, 1, 'c', now() - interval '7 days', now() - interval '7 days 10 minutes')`,
  ],
  [
    OWN_PHONE_ISSUER,
    'signing_link',
    `insert into signing_link (id, secret_hash, head_contact_id, contact_id, location_id, activity_id, issuer, subject, made_at, expires_at)
     values ($1, 'l', $2, $2, 1, 1, 'i', 's', now() - interval '7 days 10 minutes', now() - interval '5 days')`,
  ],
])('what was answered by a %s goes with it: afterwards nothing says whose it was', async (issuer, table, make) => {
  const [id, younger] = [randomUUID(), randomUUID()];
  const { headId } = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: issuer });
  await api.database.rows(make, [id, headId]);
  await api.database.rows(
    `insert into idempotency_record (scope, key, request_hash, status, response, created_at)
     select $1 || ' ' || id, 'answered', 'x'::bytea, 200, '{}', now() - interval '6 days 23 hours' from unnest($2::text[]) as s (id)`,
    [issuer, [id, younger]],
  );
  await api.app.get(RemoveExpiredService).run(issuer, new AbortController().signal, async () => undefined);
  expect(await api.database.rows(`select from ${table}`)).toEqual([]);
  expect(await api.database.rows('select scope from idempotency_record where scope like $1', [`${issuer} %`])).toEqual([
    { scope: `${issuer} ${younger}` },
  ]);
});
