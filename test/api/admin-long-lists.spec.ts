import { Database } from '../../api/src/platform/database/database';
import { administrator, administratorVariables } from '../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../support/api';
import { bestOf, timed } from '../support/best-of';

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
