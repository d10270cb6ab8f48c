import { RemoveExpiredService } from '../../../api/src/domains/privacy/remove-expired.service';
import { startApi, type TestApi } from '../../support/api';
import { buildHousehold } from '../../support/build-household';

/** What the point of sale refused holds a child's health answers no longer than they are kept themselves (D60). */
let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test("a refused hand-over of a child's health answers goes with their period; younger ones and others stay", async () => {
  const { headId } = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: 'refused' });
  const refused = (key: string, kind: string, days: number) =>
    api.database.rows(
      `insert into pos_delivery (key, contact_id, kind, data, key_id, sealed, occurred_at, status, settled_at)
       values ($1, $2, $3, '{}', 'k', 'x', now() - make_interval(days => $4), 'failed', now())`,
      [key, headId, kind, days],
    );
  await refused('old', 'childRegistration', 401);
  await refused('younger', 'childRegistration', 399);
  await refused('other', 'authorization', 401);
  await api.app.get(RemoveExpiredService).run('refused', new AbortController().signal, async () => undefined);
  expect(await api.database.rows('select key from pos_delivery order by id')).toEqual([
    { key: 'younger' },
    { key: 'other' },
  ]);
});
