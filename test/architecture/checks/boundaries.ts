import ts from 'typescript';
import { type Check, importCheck, nodeCheck } from '../check';
import { isSpec } from '../tree';

/** The only readers of the environment: the API's configuration, and files that are named after it in the sandbox and the tests. */
const environmentReaders = [
  /^api\/src\/config\//,
  /^libs\/sandbox\/(src|bin)\/.*environment\.(ts|mjs)$/,
  /^test\/(support\/environment\.ts|runner\/environment\.mjs)$/,
];

export const environmentInConfig: Check = nodeCheck(
  'environment-in-config',
  (path) => !environmentReaders.some((reader) => reader.test(path)),
  (node) =>
    ts.isPropertyAccessExpression(node) && node.getText() === 'process.env' ? 'reads the environment' : undefined,
);

/** Where each outside thing may be spoken to, inside the API. Specs may use what they like. */
const homes: { name: string; packages: RegExp; allowed: RegExp; message: string }[] = [
  {
    name: 'database-in-queries',
    packages: /^(typeorm|pg|pg-copy-streams|@nestjs\/typeorm)$/,
    allowed: /^api\/src\/(platform\/database\/|.*\.(entity|queries)\.ts$|.*\/migrations\/)/,
    message: 'only entities, queries and platform/database know the database',
  },
  {
    name: 'queue-in-jobs',
    packages: /^(bullmq|@nestjs\/bullmq|ioredis)$/,
    allowed: /^api\/src\/platform\/jobs\//,
    message: 'only platform/jobs knows the queue',
  },
  {
    name: 'outbound-http',
    packages: /^(node:)?(https?|http2)$|^(undici|axios|got|node-fetch|@nestjs\/axios)$/,
    allowed: /^api\/src\/platform\/(outside|http)\//,
    message: 'calls go out through a client of platform/outside',
  },
  {
    name: 'storage-in-platform',
    packages: /^(@aws-sdk\/.*|fs|fs\/promises|node:fs|node:fs\/promises)$/,
    // The photo process keeps no file: it reads and writes the pipe to the API. The migration step reads the SQL functions beside it; the system tells of the container in files.
    allowed:
      /^api\/src\/(platform\/(storage|http)\/|config\/|cli\.ts$|cli\/|openapi|domains\/photos\/image-process\.cjs$|domains\/evidence\/copies\/copy-process\.cjs$|platform\/database\/apply-functions\.ts$|platform\/metrics\/container-memory\.ts$)/,
    message: 'files are kept through the storage port',
  },
];

const inApi = (path: string): boolean => path.startsWith('api/src/') && !isSpec(path);

export const packageHomes: Check[] = homes.map(({ name, packages, allowed, message }) =>
  importCheck(name, (path, specifier) =>
    inApi(path) && packages.test(specifier) && !allowed.test(path) ? message : undefined,
  ),
);

export const noBareFetch: Check = nodeCheck(
  'no-bare-fetch',
  (path) => inApi(path) && !path.startsWith('api/src/platform/outside/'),
  (node) =>
    ts.isCallExpression(node) && ['fetch', 'globalThis.fetch'].includes(node.expression.getText())
      ? 'calls go out through a client of platform/outside'
      : undefined,
);

export const timeFromClock: Check = nodeCheck(
  'time-from-clock',
  (path) =>
    (inApi(path) && !path.startsWith('api/src/platform/clock/')) || (path.startsWith('libs/rules/') && !isSpec(path)),
  (node) => {
    if (ts.isPropertyAccessExpression(node) && node.getText() === 'Date.now') return 'asks the machine for the time';
    const bareDate = ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length;
    return bareDate ? 'asks the machine for the time' : undefined;
  },
);

export const pureRules: Check = nodeCheck(
  'pure-rules',
  (path) => path.startsWith('libs/rules/') && !isSpec(path),
  (node) =>
    ts.isAwaitExpression(node) ||
    node.kind === ts.SyntaxKind.AsyncKeyword ||
    (ts.isIdentifier(node) && node.text === 'Promise')
      ? 'a rule is pure and does not wait'
      : undefined,
);
