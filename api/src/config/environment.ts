import { features } from '@arrival/contracts';
import { z } from 'zod';
import { audiences, authorizationParameters, claimNames } from './oidc-values';
import {
  count,
  databaseAddress,
  emailAddresses,
  evidenceKeys,
  flag,
  healthDataKeys,
  names,
  networks,
  number,
  ownAddress,
  pairs,
  phoneRegion,
  sender,
  text,
  trustedProxies,
  webAddress,
  words,
} from './values';

const ALGORITHMS = ['RS256', 'PS256', 'ES256'] as const;
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const KINDS = ['development', 'test', 'production'] as const;

/**
 * Every variable that the API reads; nothing else in the code looks at the environment. The descriptions are the table of
 * `docs/operating.md`: after a change `npm run variables` writes it anew.
 */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(KINDS, { error: 'must be development, test or production' })
    .default('development')
    .describe(
      '`production` refuses to start with what is only for trying out, and with variables that it does not know',
    ),
  PUBLIC_URL: ownAddress.describe('the address that browsers see, without a path; in production https'),
  ADMIN_URL: ownAddress
    .optional()
    .describe('a host of its own for the console and its calls; without it they are below `PUBLIC_URL`'),
  HOST: text().default('127.0.0.1').describe('the address to listen on'),
  PORT: count(0, 65535).default(3000).describe('the port to listen on'),
  TRUST_PROXY: trustedProxies.describe(
    "how many proxies in front add the caller's address to `X-Forwarded-For`, or their addresses and networks; nobody else may reach the port then",
  ),
  DRAIN_SECONDS: number(0, 20)
    .optional()
    .describe(
      'how long a stopping API says that it is not ready before it stops listening; 5 when `TRUST_PROXY` is set, else 0.5',
    ),
  REQUESTS_AT_ONCE: count(1, 10_000)
    .default(100)
    .describe(
      'calls that one API works on at the same time; more are told to come back (503 with `Retry-After`), the others keep their speed',
    ),
  DATABASE_URL: databaseAddress.describe(
    "PostgreSQL 15 or newer with ICU (names sort by it), as the application's role",
  ),
  DATABASE_OWNER_URL: databaseAddress
    .optional()
    .describe('the same database as the role that owns the tables; for `migrate` alone, when it is another role'),
  DATABASE_POOL_SIZE: count(1, 200).default(12).describe('connections of each process at most'),
  DATABASE_PATIENCE: number(1, 100)
    .default(1)
    .describe(
      'how many times longer than usual it may take, where it is far or its machine slow; guests are told to come back that much later',
    ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be a redis:// address' })
    .optional()
    .describe('queues on Redis; without it they are in PostgreSQL'),
  METRICS_PORT: count(0, 65535)
    .optional()
    .describe(
      'the port of `/metrics`, another than `PORT` and another for each process of a machine; without it there are none',
    ),
  METRICS_HOST: text()
    .default('127.0.0.1')
    .describe('the address that `/metrics` listens on; who reaches it may read it'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress
    .optional()
    .describe(
      'an OpenTelemetry collector (OTLP over HTTP), such as `http://collector:4318`; without it nothing is traced',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.describe(
    'what it wants to be sent along: `authorization=…`, several divided by commas',
  ),
  OTEL_SERVICE_NAME: text().default('arrival').describe('the name in traces; the process (`-api`, `-worker`) is added'),
  OTEL_TRACES_SAMPLER_ARG: number(0, 1)
    .default(1)
    .describe('the share of calls and jobs that are traced; those whose caller traces them always are'),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .describe('the sign-in provider, as its tokens name it'),
  OIDC_AUDIENCE: audiences.describe('accepted `aud` of the access tokens, several divided by commas'),
  OIDC_CLIENT_ID: text().default('arrival-guest').describe("the guest app's client"),
  OIDC_ADMIN_CLIENT_ID: text().default('arrival-admin').describe("the console's client"),
  OIDC_ADMIN_TOKEN_CLIENTS: names.describe(
    "the clients whose tokens open the console, divided by commas; the console's own when left out, `*` for any",
  ),
  OIDC_SCOPE: text()
    .refine((value) => value.split(/\s+/).includes('openid'), 'must have openid among its words')
    .default('openid profile email')
    .describe('what both ask for'),
  OIDC_SILENT_RENEW: flag.describe('renews tokens in a hidden frame while guests stay'),
  OIDC_AUTHORIZATION_PARAMETERS: authorizationParameters.describe(
    'what the web apps send along when somebody signs in, written as in an address: `audience=…&resource=…`',
  ),
  OIDC_CLAIMS: claimNames.describe('the claims that the provider names otherwise: `given_name=first,email=upn`'),
  OIDC_ALGORITHMS: words(ALGORITHMS, ALGORITHMS.join(',')).describe('accepted signatures of tokens'),
  ADMIN_EMAILS: emailAddresses.describe(
    'the first administrators, divided by commas; their addresses must be verified',
  ),
  LIMIT_SUBJECT_MISSES: count(1, 1_000_000)
    .default(100)
    .describe('unknown ids and refused calls of one person within ten minutes; more are answered 429'),
  LIMIT_ADDRESS_MISSES: count(1, 1_000_000)
    .default(500)
    .describe('the same, and bad tokens, of one address; what succeeds is never limited'),
  LIMIT_KEY_REQUESTS: count(1, 1_000_000)
    .default(120)
    .describe('calls of one API key within a minute; more are answered 429'),
  FEATURES: words(features, '').describe(`any of \`${features.join(',')}\``),
  STORAGE_DIR: text().optional().describe('folder for photos; required unless `S3_BUCKET` is set'),
  S3_BUCKET: text().optional().describe('bucket for photos'),
  S3_ENDPOINT: webAddress.optional().describe('where the bucket is, when not at AWS'),
  S3_REGION: text().default('us-east-1').describe('its region'),
  S3_ACCESS_KEY_ID: text().optional().describe("its key; without it the machine's role"),
  S3_SECRET_ACCESS_KEY: text().optional().describe('the secret of that key'),
  HEALTH_DATA_KEYS: healthDataKeys.describe(
    'base64 of 32 bytes, a name for people before it if you like (`2027:…`), several divided by commas: the first seals, all of them open',
  ),
  EVIDENCE_SIGNING_KEYS: evidenceKeys.describe(
    'base64 of 32 random bytes, several divided by commas: the first signs the log of signatures by night, the others have before; without it nothing is sealed',
  ),
  COPY_SEAL_DIR: text()
    .optional()
    .describe(
      'folder with `certificate.pem` (its chain after it) and `key.pem`, which seal the copies of signed waivers ([how](evidence.md#the-seal)); without it copies are not sealed',
    ),
  COPY_SEAL_PASSPHRASE: text().optional().describe('of its key, when it has one'),
  TIME_STAMP_URL: webAddress
    .optional()
    .describe(
      'a time-stamping authority (RFC 3161 over HTTP), which stamps seals and the log of signatures ([how](evidence.md#time-stamps)); without it nothing is stamped',
    ),
  GUEST_WEB_DIR: text()
    .optional()
    .describe("the guest app's build, served under `/`; without it the one beside the API"),
  ADMIN_WEB_DIR: text()
    .optional()
    .describe("the console's build, served under `/admin`; without it the one beside the API"),
  WITHDRAW_SERVICE_WORKER: flag.describe(
    'takes back from every phone the guest app that it has kept for a tunnel ([when](#the-app-on-the-phone))',
  ),
  PHONE_REGION: phoneRegion.describe(
    'the country, in two letters, whose phone numbers guests may write without a country code',
  ),
  LIMIT_TO_MOBILE: flag.describe('wide screens hand over to the phone'),
  DESTINATION: text().optional().describe('handed to the guest app as it is (spec §3)'),
  ENVIRONMENT_NAME: text().default('local').describe('handed to the guest app'),
  HELP_URL: webAddress
    .optional()
    .describe('where guests ask the resort for help: a link at the foot of the pages outside the check-in'),
  APP_INSIGHTS_KEY: text().optional().describe('application insights of the guest app'),
  WEBHOOK_PRIVATE_TARGETS: networks.describe(
    'addresses and networks of your own that webhooks, 1Risk and `TIME_STAMP_URL` may be at though they are not on the internet, divided by commas',
  ),
  POS_BRIDGE_URL: webAddress
    .optional()
    .describe(
      'the bridge to your point of sale ([its contract](pos-bridge.md)); without it households and purchases are kept here: guests and staff add people, [orders](#orders-without-a-point-of-sale) come from your shop',
    ),
  POS_BRIDGE_TOKEN: text().optional().describe('what is sent to it as a bearer token; required with `POS_BRIDGE_URL`'),
  POS_TIMEOUT_MS: count(2_000, 3_000).default(2_500).describe('how long one call to it may take, in milliseconds'),
  POS_ASK_AGAIN_SECONDS: count(1, 300)
    .default(15)
    .describe('how long it is left alone after five failures in a row, and the longest pause between tries'),
  POS_FRESH_SECONDS: count(0, 3_600).default(60).describe('how long what it told of a household counts as of now'),
  MOBILE_PASS_URL: webAddress
    .optional()
    .describe('the provider of mobile passes ([what it answers](mobile-passes.md)); for the feature `BLEConnect`'),
  MOBILE_PASS_TOKEN: text()
    .optional()
    .describe('what is sent to it as a bearer token; required with `MOBILE_PASS_URL`'),
  APPLE_WALLET_DIR: text()
    .optional()
    .describe(
      'folder with `certificate.pem`, `key.pem` and `wwdr.pem` for Apple Wallet ([how](mobile-passes.md#wallets))',
    ),
  APPLE_WALLET_PASSPHRASE: text().optional().describe('of its key, when it has one'),
  GOOGLE_WALLET_KEY_FILE: text().optional().describe('the key file of a service account for Google Wallet'),
  GOOGLE_WALLET_ISSUER_ID: text().optional().describe('the issuer there; required with `GOOGLE_WALLET_KEY_FILE`'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional()
    .describe(
      'your mail server, with account and password when it wants them (`smtps://account:password@mail.example.com`); without it nothing is mailed',
    ),
  MAIL_FROM: sender.optional().describe('who mail is from (`Resort <checkin@example.com>`); required with `SMTP_URL`'),
  LOG_LEVEL: z
    .enum(LEVELS, { error: 'must be fatal, error, warn, info, debug, trace or silent' })
    .default('info')
    .describe(`\`${LEVELS.join('`, `')}\``),
});

export type Environment = z.output<typeof environmentSchema>;
