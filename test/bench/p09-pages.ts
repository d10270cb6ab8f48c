import { timingSafeEqual } from 'node:crypto';
import { addDays, dayInZone } from '@arrival/rules';
import { hashOfApiKey, isApiKeyToken, newApiKeyToken } from '../../api/src/domains/access/api-key-token';
import { type ReportQuestion, select } from '../../api/src/domains/reporting/report-source';
import { loadHeadId } from '../support/load-households';
import { limitProgram, measureLimit } from './lib/limit';
import { drive, fileFor, request } from './lib/load';
import { startReportWorker } from './lib/report';
import { atLeast, atMost, type Bench, perSecond, type Result } from './lib/result';
import { alternate } from './lib/rounds';
import { type BenchScene, buildScene } from './lib/scene';

const MEMBERS = 5;
const PAGE = 1_000;
/** As many as the API reads for at once. */
const READERS = 3;
/** The limit of each is counted, and never reached. */
const KEYS = 40;
const DEEP = 0.9;
const DAYS_BEFORE = 1;
const DAYS_AFTER = 30;
const CHECKS = 100_000;
const microseconds = (value: number): string => `${value.toFixed(1)} µs`;

/** Pages by key, beside a page's one bare statement; a page far down beside the first; and what checking a key costs. */
export const pages: Bench = {
  id: 'P9',
  title: 'Export by key, pages of 1,000',
  async run({ customers }) {
    const households = Math.ceil(customers / MEMBERS);
    const scene = await buildScene(households);
    const question = await populate(scene);
    const sql = await bareStatement(scene, question, households);
    const keys = await addKeys(scene);
    const arrival = await scene.startArrival({ more: { LIMIT_KEY_REQUESTS: '1000000' } });
    const pagesAfter = (heads: readonly number[]) => {
      const asked = (head: number, index: number) =>
        request(path(question, head), { headers: { 'x-api-key': keys[index % KEYS] ?? '' } });
      return fileFor(scene.folder, heads.map(asked));
    };
    const rate = (file: string) => async (): Promise<number> =>
      (await drive(arrival.port, { connections: READERS, seconds: 2, work: { kind: 'list', file } })).rate;
    const anywhere = Array.from({ length: 500 }, (_, index) => loadHeadId((index * 7919) % households));
    const everywhere = (head: number) => Array.from({ length: KEYS }, () => head);
    try {
      const seen = await alternate({
        arrival: rate(pagesAfter(anywhere)),
        limit: async (round) =>
          (
            await measureLimit(scene.url, {
              sql,
              clients: READERS,
              seconds: 2,
              from: round * 100_000,
            })
          ).rate,
        first: rate(pagesAfter(everywhere(loadHeadId(0)))),
        deep: rate(pagesAfter(everywhere(loadHeadId(Math.floor(households * DEEP))))),
      });
      const compared = (one: number, other: number) => `${perSecond(one)} of ${perSecond(other)}`;
      const statement = `of ${limitProgram}, a page's bare statement`;
      return [
        atLeast('P9', statement, 0.6, seen.arrival / seen.limit, compared(seen.arrival, seen.limit)),
        atLeast(
          'P9',
          `a page behind ${DEEP * 100} % of households, of the first`,
          0.9,
          seen.deep / seen.first,
          compared(seen.deep, seen.first),
        ),
        keyCheck(keys[0] ?? ''),
      ];
    } finally {
      await arrival.stop();
      await scene.close();
    }
  },
};

async function populate(scene: BenchScene): Promise<ReportQuestion> {
  // A window lists who comes: everybody's purchase must count where purchases do.
  await scene.query(
    `insert into activity_product (activity_id, product_id)
     select distinct a.activity_id, p.product_id from location l join location_activity a on a.location_id = l.id
       cross join (select product_id from purchase where contact_id = $1) p
     where l.use_pos_transactions_and_orders and l.default_activity_id = a.activity_id on conflict do nothing`,
    [loadHeadId(1)],
  );
  const worker = startReportWorker(scene);
  await worker.populate().finally(() => worker.stop());
  await scene.query('vacuum analyze report_row, report_household');
  const [most] = await scene.query<{ locationId: number }>(
    'select location_id as "locationId" from report_row group by 1 order by count(*) desc limit 1',
  );
  const today = dayInZone(new Date(), 'UTC');
  const [from, to] = [addDays(today, -DAYS_BEFORE), addDays(today, DAYS_AFTER)];
  return { locationId: most?.locationId, from, to, includeDetails: true, includePrintableMedia: true };
}

async function addKeys(scene: BenchScene): Promise<string[]> {
  const keys = Array.from({ length: KEYS }, newApiKeyToken);
  for (const key of keys)
    await scene.query(`insert into api_key (nickname, token_hash, last_four) values ('bench', $1, $2)`, [
      hashOfApiKey(key),
      key.slice(-4),
    ]);
  return keys;
}

const path = ({ locationId }: ReportQuestion, after: number): string =>
  `/api/export/customers?locationId=${locationId}&daysBeforeCurrentDate=${DAYS_BEFORE}&daysAfterCurrentDate=${DAYS_AFTER}&pageSize=${PAGE}&after=${after}`;

/** A page from any household on, as JSON. In a function that PostgreSQL dissolves: pgbench takes each colon in a text for a variable. */
async function bareStatement(scene: BenchScene, question: ReportQuestion, households: number): Promise<string> {
  const selection = { question, address: 'http://localhost:3000', isForSpreadsheets: false };
  const ofPage = [
    "r.generation_id = (select id from report_generation where state = 'whole')",
    'r.head_contact_id > $1',
  ];
  const query = `${select(selection, 'report_row', ofPage)} order by r.head_contact_id, r.place limit ${PAGE}`;
  await scene.query(
    `create function bare_page(bigint) returns setof text language sql stable as $$ select row_to_json(x)::text from (${query}) x $$`,
  );
  for (const after of [loadHeadId(0), loadHeadId(Math.floor(households * DEEP))]) {
    const rows = await scene.query('select from bare_page($1)', [after]);
    if (rows.length < PAGE)
      throw new Error(`A page after ${after} has ${rows.length} rows: measured with more customers`);
  }
  return `select * from bare_page(${loadHeadId(0)} + (:i::bigint * 7919 + :c::bigint * 104729) % ${households} * 10)`;
}

/** Checksum, hash and comparison, without the look-up in between. */
function keyCheck(key: string): Result {
  const known = hashOfApiKey(key);
  const check = (): boolean => isApiKeyToken(key) && timingSafeEqual(hashOfApiKey(key), known);
  for (let call = 0; call < CHECKS; call++) check();
  const from = performance.now();
  for (let call = 0; call < CHECKS; call++) if (!check()) throw new Error('The key does not count');
  const each = ((performance.now() - from) * 1000) / CHECKS;
  return atMost('P9', 'checking a key', 5, each, microseconds, 'checksum, hash, comparison; without the look-up');
}
