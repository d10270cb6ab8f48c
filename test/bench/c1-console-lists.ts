import { Client } from 'pg';
import { DataSource, type DataSourceOptions, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { AdminActivitiesQueries } from '../../api/src/domains/catalog/console/admin-activities.queries';
import { AdminLocationsQueries } from '../../api/src/domains/catalog/console/admin-locations.queries';
import { AdminTasksQueries } from '../../api/src/domains/catalog/console/admin-tasks.queries';
import type { EntityClass } from '../../api/src/platform/database/columns';
import { dataSourceOptions, everyEntity } from '../../api/src/platform/database/data-source-options';
import type { Database } from '../../api/src/platform/database/database';
import { timed } from '../support/best-of';
import { loadSubject } from '../support/load-households';
import { request } from './lib/load';
import { atMost, type Bench, milliseconds, type Result, times } from './lib/result';
import { median } from './lib/rounds';
import { type BenchScene, buildScene } from './lib/scene';
import { type Answer, Connection } from './load/connection';

const MOST_MS = 150;
const CALLS = 250;
const WARM_UP = 25;
/** A slow machine makes fewer calls; the table says how many. */
const LONGEST_MS = 20_000;

const resources = { locations: AdminLocationsQueries, activities: AdminActivitiesQueries, tasks: AdminTasksQueries };
type Resource = keyof typeof resources;
const searches = [undefined, '99'] as const;
type Search = (typeof searches)[number];

/** The console's lists in a big resort, a call at a time, each beside the very statement that it runs. */
export const consoleLists: Bench = {
  id: 'C1',
  title: 'Console lists: a thousand locations, activities and tasks',
  async run() {
    const scene = await buildScene(10);
    await seed(scene);
    const arrival = await scene.startArrival();
    const client = new Client({ connectionString: scene.url });
    const source = await describedTables(scene.url);
    try {
      await client.connect();
      const [token] = await scene.tokens([1], 'arrival-admin');
      const connection = await Connection.open(arrival.port);
      const results: Result[] = [];
      for (const resource of Object.keys(resources) as Resource[]) {
        for (const q of searches) {
          const text = request(path(resource, q), { token });
          results.push(
            await measure(
              `${resource}${q ? ', searched' : ''}`,
              connection,
              text,
              await bareQuery(client, source, resource, q),
            ),
          );
        }
      }
      connection.close();
      return results;
    } finally {
      await client.end();
      await source.destroy();
      await arrival.stop();
      await scene.close();
    }
  },
};

const describedTables = (url: string): Promise<DataSource> =>
  new DataSource({
    ...dataSourceOptions({ database: { url, poolSize: 1, patience: 1 } }, 'bench'),
    entities: everyEntity,
  } as DataSourceOptions).initialize();

/** Beside the demo resort's own; the head of the first household is an administrator. */
async function seed(scene: BenchScene): Promise<void> {
  const all = 'from generate_series(1, 1000) n';
  const statements = [
    `insert into task (name, task_type_id) select 'Task ' || n, 2 + n % 3 ${all}`,
    `insert into activity (name) select 'Activity ' || n ${all}`,
    `insert into location (name, default_activity_id) select 'Location ' || n, a.id ${all} join activity a on a.name = 'Activity ' || n`,
    `insert into activity_task (activity_id, task_id) select a.id, t.id ${all} cross join generate_series(1, 5) k
     join activity a on a.name = 'Activity ' || n join task t on t.name = 'Task ' || (1 + (n * 7 + k * 131) % 1000)`,
    `insert into location_activity (location_id, activity_id) select l.id, a.id ${all} cross join generate_series(1, 10) k
     join location l on l.name = 'Location ' || n join activity a on a.name = 'Activity ' || (1 + (n + k * 97) % 1000)`,
    `insert into admin_email (email) values ('${loadSubject(1)}@example.com')`,
    'vacuum analyze',
  ];
  for (const statement of statements) await scene.query(statement);
}

function path(resource: Resource, q: Search): string {
  const query = new URLSearchParams({
    range: '[0,9]',
    sort: '["name","ASC"]',
    ...(q && { filter: JSON.stringify({ q }) }),
  });
  return `/api/${resource}?${query}`;
}

type Query = () => Promise<unknown>;

/** The statement and the values of such a list, caught on their way to the database, on a connection of its own. */
async function bareQuery(client: Client, source: DataSource, resource: Resource, q: Search): Promise<Query> {
  let [text, values]: [string, unknown[]] = ['', []];
  const caught = {
    select: (entity: EntityClass, alias: string) => source.getRepository(entity).createQueryBuilder(alias),
    runBuilt: async (built: SelectQueryBuilder<ObjectLiteral>) => {
      [text, values] = built.getQueryAndParameters();
      return [];
    },
  };
  const { table } = new resources[resource](caught as unknown as Database);
  await table.list({
    range: { from: 0, size: 10 },
    sort: { field: 'name', isDescending: false },
    filter: q ? { q } : undefined,
  });
  return async () => (await client.query<{ record: unknown }>(text, values)).rows.map(({ record }) => record);
}

/** Both take turns call by call, so that a slow moment of the machine meets both. */
async function measure(what: string, connection: Connection, text: string, query: Query): Promise<Result> {
  await isTheSame(connection, text, query);
  const seen = { arrival: [] as number[], bare: [] as number[] };
  const begin = performance.now();
  for (let call = -WARM_UP; call < CALLS && performance.now() - begin < LONGEST_MS; call++) {
    const arrival = await timed(() => listed(connection, text));
    const bare = await timed(query);
    if (call < 0) continue;
    seen.arrival.push(arrival);
    seen.bare.push(bare);
  }
  const p95 = at(seen.arrival, 0.95);
  const [p50, bare50] = [median(seen.arrival), median(seen.bare)];
  const bare = `bare query ${milliseconds(at(seen.bare, 0.95))}`;
  const from = `${seen.arrival.length} calls, ${bare}; p50 ${milliseconds(p50)} of ${milliseconds(bare50)}: ${times(p50 / bare50)}`;
  return atMost('C1', `p95 of ${what}`, MOST_MS, p95, milliseconds, from);
}

/** Else the ratio would say nothing. */
async function isTheSame(connection: Connection, text: string, query: Query): Promise<void> {
  const said = (await listed(connection, text)).text();
  if (!said.endsWith(JSON.stringify(await query())))
    throw new Error(`The API and the bare query differ: ${said.slice(0, 400)}`);
}

async function listed(connection: Connection, text: string): Promise<Answer> {
  const answer = await connection.send(text);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text().slice(0, 400)}`);
  return answer;
}

const at = (values: readonly number[], part: number): number =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? Number.NaN;
