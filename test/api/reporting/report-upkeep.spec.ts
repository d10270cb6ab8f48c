import { ReportUpkeepService } from '../../../api/src/domains/reporting/upkeep.service';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { reportStatus } from '../../support/customer-report';
import { until } from '../../support/until';
import { startWorker } from '../../support/worker';

let api: TestApi;
let admin: SignedInAgent;

// Its own queue for each: the upkeep runs when a worker first starts, and then each minute.
beforeEach(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
});
afterEach(() => api.close());

/** A generation in this state, last moved so many minutes ago, with one household's rows; answers its id. */
async function generation(state: 'running' | 'failed', minutes: number): Promise<number> {
  const [{ id } = { id: 0 }] = await api.database.rows<{ id: number }>(
    `insert into report_generation (state, is_under_way, progressed_at, finished_at)
     values ($1, $1 = 'running', now() - make_interval(mins => $2), case when $1 = 'failed' then now() end) returning id`,
    [state, minutes],
  );
  await api.database.rows('insert into report_household (generation_id, head_contact_id, version) values ($1, 1, 1)', [
    id,
  ]);
  return id;
}
const stateOf = async (id: number) =>
  (await api.database.rows<{ state: string }>('select state from report_generation where id = $1', [id]))[0]?.state;

test('a population that has not moved for ten minutes is begun anew', async () => {
  const stuck = await generation('running', 11);
  const worker = await startWorker(api.database.url);
  try {
    await until(async () => (await stateOf(stuck)) === 'failed' || (await stateOf(stuck)) === 'old');
    await until(async () => (await reportStatus(admin)).statusCode === 2);
    const [{ count } = { count: 0 }] = await api.database.rows<{ count: number }>(
      'select count(*)::int as count from report_generation where id > $1',
      [stuck],
    );
    expect(count).toBe(1);
  } finally {
    await worker.close();
  }
});

test.each(['running', 'failed'] as const)(
  'one that a clock a day ahead left %s keeps nobody waiting for that day',
  async (state) => {
    const left = await generation(state, -24 * 60);
    await api.database.rows(
      "update report_generation set finished_at = now() + interval '1 day' where finished_at is not null",
    );
    await api.app.get(ReportUpkeepService, { strict: false }).keepUp(new AbortController().signal);
    expect(await api.database.count(`report_generation where id > ${left} and is_under_way`)).toBe(1);
  },
);

test('what a failed one left goes though none has become whole', async () => {
  const failed = await generation('failed', 1);
  const worker = await startWorker(api.database.url);
  try {
    await until(
      async () =>
        (await api.database.rows('select from report_household where generation_id = $1', [failed])).length === 0,
    );
    expect(await stateOf(failed)).toBe('failed');
  } finally {
    await worker.close();
  }
});

test('one that failed beside a whole one of today is tried again after a quarter of an hour, and not before', async () => {
  const worker = await startWorker(api.database.url);
  try {
    await until(async () => (await reportStatus(admin)).statusCode === 2);
    const failed = await generation('failed', 1);
    const upkeep = api.app.get(ReportUpkeepService, { strict: false });
    const later = async (minutes: number) => {
      const finished = 'update report_generation set finished_at = now() - make_interval(mins => $2) where id = $1';
      await api.database.rows(finished, [failed, minutes]);
      await upkeep.keepUp(new AbortController().signal);
      return (await api.database.rows('select from report_generation where id > $1', [failed])).length;
    };
    expect([await later(14), (await reportStatus(admin)).statusCode]).toEqual([0, 3]);
    expect(await later(16)).toBe(1);
    await until(async () => (await reportStatus(admin)).statusCode === 2);
  } finally {
    await worker.close();
  }
});
