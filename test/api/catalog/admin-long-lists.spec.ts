import { Database } from '../../../api/src/platform/database/database';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { bestOf, timed } from '../../support/best-of';

let api: TestApi;
let admin: SignedInAgent;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  await api.database.rows(`
insert into task (name, task_type_id) select 'Task ' || n, 2 + n % 3 from generate_series(1, 1000) n;
insert into activity (name) select 'Activity ' || n from generate_series(1, 1000) n;
insert into location (name, default_activity_id, is_default) select 'Location ' || n, n, n = 1 from generate_series(1, 1000) n;
insert into activity_task (activity_id, task_id) select a, 1 + (a * 7 + t * 131) % 1000 from generate_series(1, 1000) a, generate_series(1, 5) t;
insert into location_activity (location_id, activity_id) select l, 1 + (l + a * 97) % 1000 from generate_series(1, 1000) l, generate_series(1, 10) a;
analyze`);
});
afterAll(() => api.close());

const pages: Record<string, string>[] = [
  { range: '[0,9]', sort: '["name","ASC"]' },
  { range: '[900,909]', sort: '["modifiedDateUtc","DESC"]' },
  { range: '[0,9]', filter: '{"q":"99"}' },
];

/** The limit is the issue's; the bench measures p95 and the ratio to the bare query. */
test.each(['locations', 'activities', 'tasks'])('a thousand %s: a page comes within 150 ms', async (resource) => {
  for (const query of pages) {
    const page = () => timed(() => admin.get(`/api/${resource}`).query(query).expect(200));
    expect(await bestOf(150, page)).toBeLessThan(150);
  }
});

test.each(['locations', 'activities', 'tasks'])(
  'a page of %s with its links is one statement, after the one for access',
  async (resource) => {
    const run = jest.spyOn(api.app.get(Database), 'run');
    try {
      await admin.get(`/api/${resource}`).query({ range: '[0,99]' }).expect(200);
      expect(run).toHaveBeenCalledTimes(2);
    } finally {
      run.mockRestore();
    }
  },
);

describe('the audit trail with thirty thousand looks and three hundred changes', () => {
  beforeAll(async () => {
    await api.database.rows(`
insert into audit_event (action, entity, entity_id, after, is_administrative, is_read)
select 'api_key.used', 'api_key', '1', jsonb_build_object('nickname', 'Lift gate ' || n), true, n % 100 > 0 from generate_series(1, 30000) n`);
    await api.database.rows('analyze audit_event');
  });

  /** How the database reads the first page, and counts all. */
  async function planOf(filter: object): Promise<string> {
    const run = jest.spyOn(api.app.get(Database), 'run');
    const query = { range: '[0,9]', sort: '["id","DESC"]', filter: JSON.stringify(filter) };
    await admin.get('/api/admin/audit').query(query).expect(200);
    const [page, values] = run.mock.calls.find(([{ text }]) => text.includes('audit_event'))!;
    run.mockRestore();
    const text = page.text.replace(/\$(\d+)/g, (_, place) => `'${values?.[Number(place) - 1]}'`);
    const lines = await api.database.rows<{ 'QUERY PLAN': string }>(`explain ${text}`);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  }

  test('of changes neither the page nor how many there are wants the whole table', async () => {
    expect(await planOf({ isRead: false })).not.toMatch(/Seq Scan on audit_event/);
  });

  test.each([{ isRead: false }, { isRead: true }, {}])(
    '%j: nothing is sorted but the ten of the page',
    async (filter) => {
      expect((await planOf(filter)).match(/Sort Key/g)).toHaveLength(1);
    },
  );
});

describe('a hundred and twenty keys and addresses', () => {
  beforeAll(() =>
    api.database.rows(`
insert into api_key (nickname, type, token_hash, last_four, created_at)
select 'Lodge ' || n, 'standard', sha256(n::text::bytea), lpad(n::text, 4, 'k'), now() - make_interval(mins => n) from generate_series(1, 120) n;
insert into webhook_endpoint (url, description, events)
select 'https://' || lpad(n::text, 3, '0') || '.example.com/hook', 'Lodge ' || n, '{waiver.signed}' from generate_series(1, 120) n;
update webhook_endpoint set failing_since = now() where description = 'Lodge 77';
update webhook_endpoint set paused_at = now(), pause_reason = 'failing' where description = 'Lodge 113'`),
  );

  /** All pages of ten, as the console turns them. */
  async function turned(path: string, sort: string): Promise<{ id: number; total: string }[]> {
    const rows: { id: number; total: string }[] = [];
    for (let from = 0; from < 120; from += 10) {
      const page = await admin.get(path).query({ range: `[${from},${from + 9}]`, sort });
      const [, total = ''] = String(page.headers['content-range']).split('/');
      rows.push(...page.body.map((row: { id: number }) => ({ ...row, total })));
    }
    return rows;
  }

  test.each([
    ['/api/admin/apikey/list', '["createdDateUtc","DESC"]'],
    ['/api/admin/webhooks', '["state","ASC"]'],
  ])('%s: each is on one page, and the search finds those behind the hundredth', async (path, sort) => {
    const rows = await turned(path, sort);
    expect([new Set(rows.map(({ id }) => id)).size, new Set(rows.map(({ total }) => total))]).toEqual([
      120,
      new Set(['120']),
    ]);
    const { body } = await admin.get(path).query({ range: '[0,9]', sort, filter: '{"q":"lodge 119"}' });
    expect(body.map(({ id }: { id: number }) => id)).toEqual([
      rows.find((row) => JSON.stringify(row).includes('Lodge 119'))?.id,
    ]);
  });

  test('addresses that want somebody come first: the failing, then the paused', async () => {
    const { body } = await admin.get('/api/admin/webhooks').query({ range: '[0,2]', sort: '["state","ASC"]' });
    expect(body.map(({ description, state }: { description: string; state: string }) => [description, state])).toEqual([
      ['Lodge 77', 'failing'],
      ['Lodge 113', 'paused'],
      ['Lodge 1', 'delivering'],
    ]);
  });
});
