import { randomBytes } from 'node:crypto';
import { ConfigurationError } from './configuration-error';
import { readConfig } from './read-config';

const key = () => randomBytes(32).toString('base64');
const good = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://arrival.resort.example',
  DATABASE_URL: 'postgres://u:p@db.internal:5432/arrival',
  OIDC_ISSUER: 'https://login.resort.example',
  STORAGE_DIR: '/var/lib/arrival',
  HEALTH_DATA_KEYS: `k2:${key()},k1:${key()}`,
};
const attempt = (variables: Record<string, string>) => () => readConfig({ ...good, ...variables });

test('a production of its own starts', () => {
  expect(readConfig(good).production).toBe(true);
});

test('what the machine, Kubernetes and the launcher set besides disturbs nobody', () => {
  const others = {
    PATH: '/bin',
    HOME: '/root',
    HOSTNAME: 'pod',
    KUBERNETES_SERVICE_HOST: '10.0.0.1',
    npm_config_cache: '/c',
    LANG: 'C',
  };
  const links = {
    ARRIVAL_SERVICE_HOST: '10.0.0.2',
    ARRIVAL_PORT: 'tcp://10.0.0.2:80',
    ARRIVAL_PORT_80_TCP_ADDR: '10.0.0.2',
  };
  const shared = {
    MAIL: '/var/mail/root',
    MAILCHECK: '60',
    TIME_STYLE: 'long-iso',
    REQUESTS_CA_BUNDLE: '/etc/ssl/ca.pem',
    GOOGLE_APPLICATION_CREDENTIALS: '/key.json',
    OTEL_TRACES_SAMPLER: 'always_on',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=production',
    NODE_EXTRA_CA_CERTS: '/etc/ssl/ca.pem',
    NODE_OPTIONS: '--max-old-space-size=512',
    LOG_FORMAT: 'json',
    REDIS_PASSWORD: 'x',
    PUBLIC_IP: '192.0.2.1',
    APP_NAME: 'arrival',
    HOSTTYPE: 'x86_64',
    SMTP_SERVICE_HOST: '10.0.0.3',
    POS_PORT: 'tcp://10.0.0.4:80',
  };
  expect(attempt({ ...others, ...links, ...shared, ARRIVAL_DATA_DIR: '/data' })).not.toThrow();
});

const repeated = key();
test.each([
  ['HEALTH_DATA_KEYS', `k1:${Buffer.alloc(32).toString('base64')}`, /not random \(k1\)/],
  ['HEALTH_DATA_KEYS', `k2:${key()},k1:${Buffer.alloc(32, 'ab').toString('base64')}`, /not random \(k1\)/],
  ['HEALTH_DATA_KEYS', `k2:${repeated},k1:${repeated}`, /twice \(k1\)/],
  ['PUBLIC_URL', 'http://arrival.resort.example', /https/],
  ['PUBLIC_URL', 'http://localhost:3000', /https/],
  ['ADMIN_URL', 'http://console.resort.example', /https/],
  ['OIDC_ISSUER', 'http://login.resort.example', /https/],
  ['OIDC_ISSUER', 'http://localhost:3001', /demo/],
  ['OIDC_ISSUER', 'https://127.0.0.1:3001', /demo/],
  ['TRUST_PROXY', 'true', /how many proxies/],
  ['TRUSTED_PROXY', '1', /is it TRUST_PROXY\?|not known/],
  ['PUBLIC_ULR', 'https://arrival.resort.example', /is it PUBLIC_URL\?/],
  ['LOGLEVEL', 'debug', /is it LOG_LEVEL\?/],
  ['FEATURE', 'PassChecker', /is it FEATURES\?/],
  ['OIDC_CLIENTID', 'arrival-guest', /is it OIDC_CLIENT_ID\?/],
  ['OIDC_SECRET', 'x', /not known/],
  ['S3_PREFIX', 'x', /not known/],
  ['ARRIVAL_MODE', 'x', /not known/],
  ['POS_TIMEOUT', '2500', /not known/],
  ['OTEL_EXPORTER_OTLP_ENDPONT', 'x', /is it OTEL_EXPORTER_OTLP_ENDPOINT\?/],
  ['SMTP_ADDRESS', 'x', /not known/],
  ['MAIL_SENDER', 'x', /not known/],
  ['WITHDRAW_WORKER', 'true', /not known/],
  ['FEATURE_PASS_CHECKER', 'true', /not known/],
  ['FEATURES_PASSCHECKER', 'true', /not known/],
  ['HEALTH_DATA_SECRET', 'x', /not known/],
  ['TRUST_ADDRESSES', 'x', /not known/],
  ['COPY_SEAL_FOLDER', 'x', /not known/],
  ['TIME_STAMP_AUTHORITY', 'x', /not known/],
  ['POS_BRIDGE_ADDRESS', 'x', /not known/],
  ['LIMIT_REQUESTS', 'x', /not known/],
  ['WEBHOOK_PRIVATE_NETWORKS', 'x', /not known/],
  ['EVIDENCE_KEY_FILE', 'x', /not known/],
])('%s=%s is refused in one line that names it', (name, value, reason) => {
  expect(attempt({ [name]: value })).toThrow(ConfigurationError);
  expect(attempt({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]+$`));
  expect(attempt({ [name]: value })).toThrow(reason);
});

test('names below .localhost never leave the machine: the compose file can be tried there', () => {
  expect(
    attempt({
      PUBLIC_URL: 'http://arrival.localhost:8080',
      OIDC_ISSUER: 'http://arrival.localhost:8080/auth/realms/x',
    }),
  ).not.toThrow();
});

test('for trying out nothing of this is refused', () => {
  const trying = {
    NODE_ENV: 'development',
    PUBLIC_URL: 'http://localhost:3000',
    OIDC_ISSUER: 'http://localhost:3001',
    OIDC_SECRET: 'x',
  };
  expect(attempt(trying)).not.toThrow();
});
