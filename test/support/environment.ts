import type { StackJson } from './stack-json';

/** The one place of the tests that reads or writes the environment. */
export interface TestCluster {
  /** The maintenance database as superuser. */
  adminUrl: string;
  /** Name of the migrated, empty database that the tests' databases are copies of. */
  template: string;
}

const clusterVariable = 'ARRIVAL_TEST_CLUSTER';

/** Global setup tells the jest workers, which start later and inherit it. */
export function publishCluster(cluster: TestCluster): void {
  process.env[clusterVariable] = JSON.stringify(cluster);
}

export function publishedCluster(): TestCluster {
  const published = process.env[clusterVariable];
  if (!published) throw new Error('No test cluster: run through jest, whose global setup starts one');
  return JSON.parse(published) as TestCluster;
}

const stackVariable = 'ARRIVAL_TEST_STACK';

/** Playwright's global setup tells its workers where the stack is. */
export function publishStack(stack: StackJson): void {
  process.env[stackVariable] = JSON.stringify(stack);
}

/** Undefined before global setup has run. */
export function publishedStack(): StackJson | undefined {
  const published = process.env[stackVariable];
  return published ? (JSON.parse(published) as StackJson) : undefined;
}

/** A Redis that the tests may empty, when one is named; otherwise they start their own where they can. */
export const redisUrl: string | undefined = process.env['REDIS_URL'] || undefined;

/** The environment for a process under test: the machine's own, without what configures a product, plus what is given. */
export function environmentWith(variables: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { PATH, HOME, TMPDIR, LANG, ...variables };
}

export interface BrowserEnvironment {
  chromiumPath: string | undefined;
  isCi: boolean;
}

export function browserEnvironment(): BrowserEnvironment {
  return { chromiumPath: process.env['CHROMIUM_PATH'] || undefined, isCi: Boolean(process.env['CI']) };
}

/** How much longer than a guest's hands a database stays away: 30 for the restart at nine o'clock, by hand. */
export const restartSeconds = Number(process.env['ARRIVAL_RESTART_SECONDS'] ?? 0);
