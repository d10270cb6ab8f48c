import { z } from 'zod';

const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .default('false')
  .transform((value) => value === 'true' || value === '1');

const text = (message = 'is required') => z.string({ error: message }).trim().min(1, message);

const list = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).transform((value) => value.replace(/\/+$/, ''));

const count = (low: number, high: number) =>
  z.coerce
    .number({ error: `must be a number from ${low} to ${high}` })
    .int(`must be a whole number`)
    .min(low, `must be at least ${low}`)
    .max(high, `must be at most ${high}`);

const FEATURES = ['PassChecker', 'BLEConnect', '1Risk'] as const;
const ALGORITHMS = ['RS256', 'PS256', 'ES256'] as const;

const words = <const Words extends readonly string[]>(allowed: Words, fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform(list)
    .pipe(z.array(z.enum(allowed, { error: `may only name ${allowed.join(', ')}` })));

/** `keyId:base64(32 bytes)[,older…]`; the first key seals, all of them open (D51). */
const healthDataKeys = text()
  .transform(list)
  .transform((entries, context) =>
    entries.map((entry) => {
      const [keyId = '', encoded = ''] = entry.split(/:(.*)/s);
      const key = Buffer.from(encoded, 'base64');
      if (!/^[\w-]{1,32}$/.test(keyId) || key.length !== 32) {
        context.addIssue({ code: 'custom', message: 'must be keyId:base64 of 32 bytes, several divided by commas' });
      }
      return { keyId, key };
    }),
  );

/** `true`, `false` or the addresses of the proxies whose forwarding headers count. */
const trustProxy = z
  .string()
  .default('false')
  .transform((value) => (value === 'true' ? true : value === 'false' ? false : list(value)));

/** Every variable that the API reads; nothing else in the code looks at the environment. */
export const environmentSchema = z.object({
  PORT: count(0, 65535).default(3000),
  HOST: text().default('127.0.0.1'),
  PUBLIC_URL: webAddress,
  DATABASE_URL: text().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
  DATABASE_POOL_SIZE: count(1, 200).default(12),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }),
  OIDC_AUDIENCE: text().default('arrival-api'),
  OIDC_CLIENT_ID: text().default('arrival-guest'),
  OIDC_ADMIN_CLIENT_ID: text().default('arrival-admin'),
  OIDC_SCOPE: text().default('openid profile email'),
  OIDC_SILENT_RENEW: flag,
  OIDC_ALGORITHMS: words(ALGORITHMS, ALGORITHMS.join(',')),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform((value) => list(value.toLowerCase()))
    .pipe(z.array(z.email('must be e-mail addresses divided by commas'))),
  FEATURES: words(FEATURES, ''),
  STORAGE_DIR: text().optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: text().default('us-east-1'),
  S3_BUCKET: text().optional(),
  S3_ACCESS_KEY_ID: text().optional(),
  S3_SECRET_ACCESS_KEY: text().optional(),
  HEALTH_DATA_KEYS: healthDataKeys,
  GUEST_WEB_DIR: text().optional(),
  ADMIN_WEB_DIR: text().optional(),
  LIMIT_TO_MOBILE: flag,
  /** Handed to the guest app as it is (spec §3, D53). */
  DESTINATION: text().optional(),
  ENVIRONMENT_NAME: text().default('local'),
  APP_INSIGHTS_KEY: text().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  TRUST_PROXY: trustProxy,
  NODE_ENV: z.enum(['development', 'test', 'production'], { error: 'must be development, test or production' }).default('development'),
});

export type Environment = z.output<typeof environmentSchema>;
