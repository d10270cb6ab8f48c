import type { BlockList } from 'node:net';
import { ConfigurationError } from './configuration-error';
import { readConfig } from './read-config';

const key = Buffer.alloc(32, 7).toString('base64');
const good = {
  PUBLIC_URL: 'http://localhost:3000/',
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/arrival',
  OIDC_ISSUER: 'http://localhost:4000',
  STORAGE_DIR: '/tmp/files',
  HEALTH_DATA_KEYS: `k2:${key},k1:${key}`,
};

test('the smallest environment gives the defaults of the documentation', () => {
  const config = readConfig(good);
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    production: false,
    features: [],
  });
  expect(config.oidc.audiences).toEqual(['arrival-api']);
});

test('the id of a key follows from the key, whatever it is called', () => {
  const other = Buffer.alloc(32, 8).toString('base64');
  const ids = (value: string) =>
    readConfig({ ...good, HEALTH_DATA_KEYS: value }).healthDataKeys.map(({ keyId }) => keyId);
  const [own] = ids(key);
  expect(own).toMatch(/^[0-9a-f]{16}$/);
  expect(ids(`k2:${key},k1:${other}`)).toEqual([own, ids(other)[0]]);
  expect(ids(other)).not.toContain(own);
});

test.each([
  [{ POS_BRIDGE_URL: 'https://bridge.example' }, /^POS_BRIDGE_TOKEN is required/],
  [{ POS_BRIDGE_URL: 'https://me:secret@bridge.example', POS_BRIDGE_TOKEN: 't' }, /^POS_BRIDGE_URL must be an address/],
])('half of a bridge (%j) stops with one line', (values, line) => {
  expect(() => readConfig({ ...good, ...values })).toThrow(line);
});

test('mail is off, then from somebody, by a server and nothing else', () => {
  expect(readConfig(good).mail).toBeUndefined();
  const url = 'smtps://me:secret@mail.example';
  const from = (MAIL_FROM: string) => readConfig({ ...good, SMTP_URL: url, MAIL_FROM }).mail?.from;
  expect(from('Snow Resort <checkin@snow.example>')).toEqual({ name: 'Snow Resort', address: 'checkin@snow.example' });
  expect(from('checkin@snow.example')).toEqual({ name: '', address: 'checkin@snow.example' });
  for (const wrong of ['Snow Resort', 'a@b.example, c@d.example', 'Snow <a@b.example>\nBcc: c@d.example'])
    expect(() => from(wrong)).toThrow(/^MAIL_FROM must be an e-mail address/);
  expect(() => readConfig({ ...good, SMTP_URL: url })).toThrow(/^MAIL_FROM is required/);
  expect(() => readConfig({ ...good, SMTP_URL: `${url}?pool=true`, MAIL_FROM: 'a@b.example' })).toThrow(
    /^SMTP_URL must be/,
  );
  expect(() => readConfig({ ...good, SMTP_URL: 'https://mail.example' })).toThrow(/^SMTP_URL must be an smtp/);
});

test('the result cannot be changed', () => {
  const config = readConfig(good);
  expect(() => Object.assign(config.oidc, { audiences: [] })).toThrow(TypeError);
});

test.each([
  ['PORT', '99999'],
  ['PORT', 'abc'],
  ['DATABASE_URL', 'mysql://x'],
  ['OIDC_ISSUER', 'nowhere'],
  ['FEATURES', 'PassChecker,Skis'],
  ['HEALTH_DATA_KEYS', 'k1:c2hvcnQ='],
  ['ADMIN_EMAILS', 'a@b.example,nobody'],
  ['LOG_LEVEL', 'loud'],
  ['POS_TIMEOUT_MS', '300'],
  ['POS_BRIDGE_URL', 'nowhere'],
  ['POS_BRIDGE_TOKEN', 'secret'],
  ['OIDC_SILENT_RENEW', 'maybe'],
  ['OIDC_CLAIMS', 'first=given_name'],
  ['OIDC_CLAIMS', 'email='],
  ['OIDC_AUTHORIZATION_PARAMETERS', 'audience'],
  ['OIDC_AUTHORIZATION_PARAMETERS', 'audience=a&audience=b'],
  ['OIDC_AUTHORIZATION_PARAMETERS', 'redirect_uri=https://evil.example'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '11'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/'],
  ['TRUST_PROXY', '10.0.0.1,proxy.internal'],
  ['TRUST_PROXY', 'fe80::1%eth0'],
  ['TRUST_PROXY', ','],
  ['DRAIN_SECONDS', '90'],
  ['PHONE_REGION', 'USA'],
  ['PHONE_REGION', 'XX'],
  ['PUBLIC_URL', 'https://resort.example/check-in'],
  ['PUBLIC_URL', 'https://resort.example?lang=en'],
  ['PUBLIC_URL', 'https://me:secret@resort.example'],
  ['ADMIN_URL', 'https://console.resort.example/admin'],
  ['ADMIN_URL', 'http://localhost:3000'],
  ['OIDC_SCOPE', 'profile email'],
  ['S3_ACCESS_KEY_ID', 'AKIA'],
  ['S3_SECRET_ACCESS_KEY', 'secret'],
  ['MOBILE_PASS_TOKEN', 'secret'],
  ['COPY_SEAL_PASSPHRASE', 'secret'],
  ['APPLE_WALLET_PASSPHRASE', 'secret'],
  ['GOOGLE_WALLET_ISSUER_ID', '338'],
])('a wrong %s stops with one line that names it', (name, value) => {
  const attempt = () => readConfig({ ...good, [name]: value });
  expect(attempt).toThrow(ConfigurationError);
  expect(attempt).toThrow(new RegExp(`^${name} [^\\n]+$`));
});

test('phone numbers are those of the United States unless another country is named', () => {
  expect([readConfig(good).client.phoneRegion, readConfig({ ...good, PHONE_REGION: 'at' }).client.phoneRegion]).toEqual(
    ['US', 'AT'],
  );
});

test('an empty value counts as not set', () => {
  expect(readConfig({ ...good, REDIS_URL: '' }).redisUrl).toBeUndefined();
});

test('storage needs a directory or a bucket', () => {
  expect(() => readConfig({ ...good, STORAGE_DIR: undefined })).toThrow(/^STORAGE_DIR /);
  expect(readConfig({ ...good, STORAGE_DIR: undefined, S3_BUCKET: 'photos' }).storage).toMatchObject({
    kind: 's3',
    bucket: 'photos',
  });
});

test('trusted proxies are a count or addresses', () => {
  expect(readConfig(good).trustedProxies).toBe(0);
  expect(readConfig({ ...good, TRUST_PROXY: 'false' }).trustedProxies).toBe(0);
  expect(readConfig({ ...good, TRUST_PROXY: '2' }).trustedProxies).toBe(2);
  const listed = readConfig({ ...good, TRUST_PROXY: '10.0.0.0/8, 192.0.2.7,2001:db8::/32' })
    .trustedProxies as BlockList;
  expect(listed.check('10.200.0.1')).toBe(true);
  expect(listed.check('::ffff:10.200.0.1', 'ipv6')).toBe(true);
  expect(listed.check('192.0.2.8')).toBe(false);
  expect(listed.check('2001:db8:7::1', 'ipv6')).toBe(true);
});

test('a stop takes longer behind a proxy, which must see it first', () => {
  expect(readConfig(good).drainSeconds).toBeLessThan(1);
  expect(readConfig({ ...good, TRUST_PROXY: '1' }).drainSeconds).toBe(5);
  expect(readConfig({ ...good, TRUST_PROXY: '1', DRAIN_SECONDS: '0' }).drainSeconds).toBe(0);
});

test('metrics are off, then on this machine alone, and never on the port of guests', () => {
  expect(readConfig(good).metrics).toBeUndefined();
  expect(readConfig({ ...good, METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(() => readConfig({ ...good, METRICS_PORT: '3000' })).toThrow('METRICS_PORT must be another port than PORT');
});

test('tracing is off until it is told where to; its headers are names with values', () => {
  expect(readConfig(good).tracing).toBeUndefined();
  const variables = { ...good, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
  const headers = { authorization: 'Bearer a=b', tenant: 'north' };
  expect(
    readConfig({ ...variables, OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer a=b, tenant=north' }).tracing,
  ).toEqual({
    ...{ endpoint: 'http://collector:4318', headers, share: 1, service: 'arrival' },
  });
  expect(() => readConfig({ ...variables, OTEL_EXPORTER_OTLP_HEADERS: 'authorization' })).toThrow(
    /OTEL_EXPORTER_OTLP_HEADERS must be/,
  );
});
