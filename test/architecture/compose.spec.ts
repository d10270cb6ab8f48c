import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { environmentSchema } from '../../api/src/config/environment';
import { readConfig } from '../../api/src/config/read-config';
import { routesOf } from './routes';
import { loadRepository } from './tree';

interface Service {
  image?: string;
  build?: string;
  environment?: Record<string, string | number>;
  env_file?: { path: string; required: boolean }[];
  volumes?: string[];
  command?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  deploy?: { replicas: number };
  logging?: { options?: Record<string, string> };
  security_opt?: string[];
}

interface Compose {
  services: Record<string, Service>;
}

const root = resolve(__dirname, '../..');
const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');

const getRoutes = new Set(
  routesOf(loadRepository(root))
    .filter(({ verb }) => verb === 'GET')
    .map(({ path }) => path),
);

/** Problems of a compose file, in words; empty when it can be believed. */
function problemsOf(source: string): string[] {
  const { services } = parse(source, { merge: true }) as Compose;
  return Object.entries(services).flatMap(([name, service]) =>
    [
      ...imageProblems(service),
      ...(service.build ? variableProblems(service.environment ?? {}) : []),
      ...fileProblems(service),
      ...healthProblems(service),
      ...dependencyProblems(service, services),
    ].map((problem) => `${name}: ${problem}`),
  );
}

function imageProblems({ image, build }: Service): string[] {
  if (build) return existsSync(join(root, build, 'Dockerfile')) ? [] : ['no Dockerfile'];
  return /^[\w./-]+:v?\d+\.\d+[\w.-]*$/.test(image ?? '') ? [] : [`image ${image} is not pinned to a version`];
}

function variableProblems(environment: Record<string, string | number>): string[] {
  const unknown = Object.keys(environment).filter((name) => !(name in environmentSchema.shape));
  if (unknown.length > 0) return unknown.map((name) => `the API does not read ${name}`);
  try {
    readConfig(
      Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(name, String(value))])),
    );
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** `${NAME:?why}` comes from the operator's .env, `${NAME:-default}` has a default. */
function filled(name: string, value: string): string {
  const typed: Record<string, string> = {
    HEALTH_DATA_KEYS: randomBytes(32).toString('base64'),
    ADMIN_EMAILS: 'ada@resort.example',
  };
  const secret = typed[name] ?? 'secret';
  return value.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{\w+:\?[^}]*\}/g, secret);
}

function fileProblems({ volumes = [] }: Service): string[] {
  const mounted = volumes.map((volume) => volume.split(':')[0]!).filter((path) => path.startsWith('./'));
  return mounted.filter((path) => !existsSync(join(root, path))).map((path) => `${path} does not exist`);
}

function healthProblems({ build, healthcheck }: Service): string[] {
  const path = build && healthcheck?.test.map((part) => /^https?:\/\/[^/]+(\/.*)$/.exec(part)?.[1]).find(Boolean);
  return path && !getRoutes.has(path) ? [`the API has no route ${path}`] : [];
}

function dependencyProblems({ depends_on: needed = {} }: Service, services: Record<string, Service>): string[] {
  return Object.entries(needed).flatMap(([name, { condition }]) => {
    const service = services[name];
    if (!service) return [`needs ${name}, which does not exist`];
    return condition === 'service_healthy' && !service.healthcheck
      ? [`waits for the health of ${name}, which has no check`]
      : [];
  });
}

test('the compose file names only variables, files, health checks and images that exist', () => {
  expect(problemsOf(text)).toEqual([]);
});

test('it is the scale-out mode: two of each process, and every part of the outside', () => {
  const { services } = parse(text, { merge: true }) as Compose;
  expect(services['api']?.deploy?.replicas).toBe(2);
  expect(services['worker']?.deploy?.replicas).toBe(2);
  expect(Object.keys(services)).toEqual(expect.arrayContaining(['proxy', 'postgres', 'redis', 'identity', 'storage']));
});

test.each([
  ['a variable that the API does not read', 'REDIS_URL:', 'REDIS_ADDRESS:'],
  ['a value that the API refuses', 'DATABASE_POOL_SIZE: 12', 'DATABASE_POOL_SIZE: many'],
  ['a health check that no route answers', '/health/ready]', '/health/fine]'],
  ['a file that is not there', './deploy/haproxy.cfg', './deploy/nginx.conf'],
  ['an image without a version', 'redis:8.2-alpine', 'redis:latest'],
  ['a service that is not there', 'redis:\n      condition', 'queue:\n      condition'],
])('%s is noticed', (_, right, wrong) => {
  expect(text).toContain(right);
  expect(problemsOf(text.replace(right, wrong))).not.toEqual([]);
});

test('the realm of Keycloak has the clients and the audience that the API expects, at the one public address', () => {
  const realm = JSON.parse(readFileSync(join(root, 'deploy/keycloak-realm.json'), 'utf8'));
  const { services } = parse(text, { merge: true }) as Compose;
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_ADMIN_CLIENT_ID, OIDC_AUDIENCE, PUBLIC_URL } =
    services['api']!.environment!;
  expect(OIDC_ISSUER).toBe(`${PUBLIC_URL}/auth/realms/${realm.realm}`);
  expect(services['identity']!.environment!['PUBLIC_URL']).toBe(PUBLIC_URL);
  for (const id of [OIDC_CLIENT_ID, OIDC_ADMIN_CLIENT_ID]) {
    const client = realm.clients.find(({ clientId }: { clientId: string }) => clientId === id);
    expect(client.rootUrl).toBe('${' + 'PUBLIC_URL}');
    expect(client.protocolMappers[0].config['included.custom.audience']).toBe(OIDC_AUDIENCE);
    expect(client.protocolMappers[1].config).toMatchObject({ 'claim.name': 'auth_time', 'access.token.claim': 'true' });
  }
});

test('whoever sets it up is its first administrator, and every secret of the file is made by the script', () => {
  const realm = JSON.parse(readFileSync(join(root, 'deploy/keycloak-realm.json'), 'utf8'));
  const { services } = parse(text, { merge: true }) as Compose;
  expect(realm.users).toEqual([
    expect.objectContaining({ email: '${' + 'ADMIN_EMAIL}', emailVerified: true, enabled: true }),
  ]);
  expect(services['api']!.environment!['ADMIN_EMAILS']).toContain('${' + 'ADMIN_EMAIL');
  const made = execFileSync('sh', [join(root, 'deploy/new-env.sh'), 'ada@resort.example'], { encoding: 'utf8' });
  const needed = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
  expect(needed.filter((name) => !new RegExp(`^${name}=.+`, 'm').test(made))).toEqual([]);
});

test('every variable of the product can be told to it: here, by .env, or in a file beside it that nobody has to have', () => {
  const { services } = parse(text, { merge: true }) as Compose;
  for (const service of Object.values(services).filter(({ build }) => build))
    expect(service.env_file).toEqual([{ path: 'arrival.env', required: false }]);
  expect(readFileSync(join(root, 'docs/operating.md'), 'utf8')).toContain('`arrival.env`');
  for (const ignored of ['.gitignore', '.dockerignore'])
    expect(readFileSync(join(root, ignored), 'utf8').split('\n')).toContain('arrival.env');
});

test('no part may grow without bounds, gain rights or fill the disk with its log', () => {
  const { services } = parse(text, { merge: true }) as Compose;
  const lasting = Object.entries(services).filter(([name]) => name !== 'bucket');
  for (const [name, service] of lasting) {
    expect([name, service.logging?.options?.['max-size']]).toEqual([name, '20m']);
    expect([name, service.security_opt]).toEqual([name, ['no-new-privileges:true']]);
    if (service.build) expect(service).toMatchObject({ init: true, read_only: true, cap_drop: ['ALL'] });
  }
});

test('what the API reads beside its code is in the image, under the same place', () => {
  const image = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const sources = loadRepository(root).sources.filter(({ path }) => /^api\/src\/(?!cli)/.test(path));
  const read = sources.flatMap(({ text: source }) =>
    [...source.matchAll(/join\(__dirname, '(?:\.\.\/)+([\w.-]+\.json)'\)/g)].map(([, file]) => file),
  );
  expect(read).toContain('openapi.json');
  for (const file of new Set(read)) expect(image).toContain(`COPY --from=build /app/api/${file} api/\n`);
});

test('what the image is built from exists, and what it starts is built', () => {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8').split('\n');
  const copied = lines
    .filter((line) => /^COPY (?!--from)/.test(line))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));
  expect(copied.length).toBeGreaterThan(0);
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const { services } = parse(text, { merge: true }) as Compose;
  const started = Object.values(services).flatMap(({ command = [] }) =>
    command.filter((part) => part.startsWith('api/dist/')),
  );
  expect(
    started.filter((path) => !existsSync(join(root, path.replace('dist', 'src').replace(/\.js$/, '.ts')))),
  ).toEqual([]);
});

test('docs/operating.md names what its proxy is published by, and how many APIs that sees', () => {
  const operating = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  const addresses = [...text.matchAll(/\$\{(\w+_ADDRESS):-/g)].map(([, name]) => `\`${name}\``);
  expect(addresses.filter((name) => !operating.includes(name))).toEqual([]);
  const seen = [...readFileSync(join(root, 'deploy/haproxy.cfg'), 'utf8').matchAll(/server-template api \d+/g)];
  expect(seen.map(([line]) => line).filter((line) => !operating.includes(`\`${line}\``))).toEqual([]);
});
