import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type PosSystem, posSystems } from '@arrival/contracts';

/** Something the user can put right; shown as one line. */
export class LaunchError extends Error {}

/** What the launcher itself looks at; everything else goes on to the API, which checks it. */
export interface LaunchEnvironment {
  root: string;
  dataDir: string;
  port: number;
  /** False: the first start leaves the resort empty, for whoever sets up their own. */
  withDemoResort: boolean;
  /** A sandbox of a bridge to a point of sale, of this system, takes the place of the built-in one. */
  posSandbox?: PosSystem;
  /** So many made-up households it knows besides. */
  posHouseholds: number;
  /** Values that replace a part of the embedded default. */
  given: Partial<
    Record<
      | 'PUBLIC_URL'
      | 'DATABASE_URL'
      | 'DATABASE_OWNER_URL'
      | 'OIDC_ISSUER'
      | 'HEALTH_DATA_KEYS'
      | 'STORAGE_DIR'
      | 'S3_BUCKET'
      | 'POS_BRIDGE_URL'
      | 'FEATURES'
      | 'MOBILE_PASS_URL'
      | 'SMTP_URL'
      | 'TIME_STAMP_URL',
      string
    >
  >;
  /** Environment for the API's processes: our own, completed by `defaults`, without the owner's address. An empty value counts as not set. */
  complete(defaults: Record<string, string | undefined>): NodeJS.ProcessEnv;
}

/** The launcher's only reader of the environment. */
export function readEnvironment(root: string, variables: NodeJS.ProcessEnv = process.env): LaunchEnvironment {
  const set = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const port = Number(set['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_000)
    throw new LaunchError('PORT must be a number from 1 to 65000');
  const demoResort = set['ARRIVAL_DEMO_RESORT'] ?? 'true';
  if (!['true', 'false'].includes(demoResort)) throw new LaunchError('ARRIVAL_DEMO_RESORT must be true or false');
  const posSandbox = posSystems.find((one) => one === set['ARRIVAL_POS_SANDBOX']);
  if (set['ARRIVAL_POS_SANDBOX'] && !posSandbox) throw new LaunchError('ARRIVAL_POS_SANDBOX must be RTP or SW');
  const posHouseholds = Number(set['ARRIVAL_POS_HOUSEHOLDS'] ?? 0);
  if (!Number.isInteger(posHouseholds) || posHouseholds < 0 || posHouseholds > 1_000_000)
    throw new LaunchError('ARRIVAL_POS_HOUSEHOLDS must be a number up to 1000000');
  const dataDir = resolve(root, set['ARRIVAL_DATA_DIR'] ?? '.data');
  return {
    root,
    dataDir,
    port,
    posSandbox,
    posHouseholds,
    withDemoResort: demoResort === 'true',
    given: set,
    complete: (defaults) => ({ ...defaults, ...set, PORT: defaults['PORT'], DATABASE_OWNER_URL: undefined }),
  };
}

/** Of the API's environment, what the worker beside it takes: `/metrics` is one port further, as each process of a machine has its own. */
export function workerEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const port = Number(env['METRICS_PORT']);
  return Number.isInteger(port) && port > 0 ? { ...env, METRICS_PORT: String(port + 1) } : env;
}

/** Folder of a built web app, when it is there. */
export function builtWebApp(root: string, name: string): string | undefined {
  const folder = join(root, name, 'dist');
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}
