import { ConfigurationError, readConfig } from './read-config';

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
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000', production: false, features: [] });
  expect(config.oidc.audience).toBe('arrival-api');
  expect(config.healthDataKeys.map((entry) => entry.keyId)).toEqual(['k2', 'k1']);
});

test('the result cannot be changed', () => {
  const config = readConfig(good);
  expect(() => Object.assign(config.oidc, { audience: 'other' })).toThrow(TypeError);
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
  ['OIDC_SILENT_RENEW', 'maybe'],
])('a wrong %s stops with one line that names it', (name, value) => {
  const attempt = () => readConfig({ ...good, [name]: value });
  expect(attempt).toThrow(ConfigurationError);
  expect(attempt).toThrow(new RegExp(`^${name} [^\\n]+$`));
});

test('an empty value counts as not set', () => {
  expect(readConfig({ ...good, REDIS_URL: '' }).redisUrl).toBeUndefined();
});

test('storage needs a directory or a bucket', () => {
  expect(() => readConfig({ ...good, STORAGE_DIR: undefined })).toThrow(/^STORAGE_DIR /);
  expect(readConfig({ ...good, STORAGE_DIR: undefined, S3_BUCKET: 'photos' }).storage).toMatchObject({ kind: 's3', bucket: 'photos' });
});
