import type { AppConfig, StorageConfig } from './app-config';
import { ConfigurationError } from './configuration-error';
import { copySealFiles } from './copy-seal-files';
import { type Environment, environmentSchema } from './environment';
import { handedOn } from './handed-on';
import { missingHalf } from './needed-together';
import { refusalInProduction } from './production';
import { unknownVariable } from './unknown-variable';
import { appleWalletFiles, googleWalletFiles } from './wallet-files';

function storage(env: Environment): StorageConfig {
  if (env.STORAGE_DIR) return { kind: 'disk', directory: env.STORAGE_DIR };
  if (!env.S3_BUCKET) throw new ConfigurationError('STORAGE_DIR is required unless S3_BUCKET is set');
  return {
    kind: 's3',
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}

function adminTokenClients({
  OIDC_ADMIN_TOKEN_CLIENTS: named,
  OIDC_ADMIN_CLIENT_ID,
}: Environment): readonly string[] | 'any' {
  if (named.includes('*')) return 'any';
  return named.length > 0 ? named : [OIDC_ADMIN_CLIENT_ID];
}

function metrics({ METRICS_PORT: port, METRICS_HOST: host, PORT }: Environment): AppConfig['metrics'] {
  if (port === undefined) return undefined;
  if (port !== 0 && port === PORT)
    throw new ConfigurationError('METRICS_PORT must be another port than PORT, which guests reach');
  return { host, port };
}

function tracing(env: Environment): AppConfig['tracing'] {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return undefined;
  const { OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_TRACES_SAMPLER_ARG: share, OTEL_SERVICE_NAME: service } = env;
  return { endpoint, headers, share, service };
}

function pos(env: Environment): AppConfig['pos'] {
  const { POS_BRIDGE_URL: url, POS_BRIDGE_TOKEN: token } = env;
  if (!url) return undefined;
  if (!token) throw new ConfigurationError('POS_BRIDGE_TOKEN is required with POS_BRIDGE_URL');
  const { username, password, search, hash } = new URL(url);
  if (username || password || search || hash)
    throw new ConfigurationError('POS_BRIDGE_URL must be an address and a path alone; its token is POS_BRIDGE_TOKEN');
  const { POS_TIMEOUT_MS: timeoutMs, POS_ASK_AGAIN_SECONDS: askAgainSeconds, POS_FRESH_SECONDS: freshSeconds } = env;
  return { url, token, timeoutMs, askAgainSeconds, freshSeconds };
}

function mobilePass(env: Environment): AppConfig['mobilePass'] {
  const { MOBILE_PASS_URL: url, MOBILE_PASS_TOKEN: token } = env;
  if (!url) return undefined;
  if (!token) throw new ConfigurationError('MOBILE_PASS_TOKEN is required with MOBILE_PASS_URL');
  return { url, token };
}

function mail({ SMTP_URL: url, MAIL_FROM: from }: Environment): AppConfig['mail'] {
  if (!url) return undefined;
  if (!from) throw new ConfigurationError('MAIL_FROM is required with SMTP_URL');
  const { search, hash } = new URL(url);
  if (search || hash) throw new ConfigurationError('SMTP_URL must be an address with an account and a port at most');
  return { url, from };
}

function adminUrl({ ADMIN_URL: url, PUBLIC_URL }: Environment): string | undefined {
  if (url !== undefined && new URL(url).host === new URL(PUBLIC_URL).host)
    throw new ConfigurationError(
      'ADMIN_URL must be another host than PUBLIC_URL; without it the console is below /admin',
    );
  return url && new URL(url).origin;
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value) && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** Time for a proxy to see that the process is not ready; without one only for callers to leave their connections. */
const DRAIN_SECONDS = { behindProxy: 5, alone: 0.5 };

function toConfig(env: Environment): AppConfig {
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    adminUrl: adminUrl(env),
    production: env.NODE_ENV === 'production',
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUST_PROXY,
    drainSeconds: env.DRAIN_SECONDS ?? (env.TRUST_PROXY === 0 ? DRAIN_SECONDS.alone : DRAIN_SECONDS.behindProxy),
    requestsAtOnce: env.REQUESTS_AT_ONCE,
    database: {
      url: env.DATABASE_URL,
      ownerUrl: env.DATABASE_OWNER_URL,
      poolSize: env.DATABASE_POOL_SIZE,
      patience: env.DATABASE_PATIENCE,
    },
    metrics: metrics(env),
    tracing: tracing(env),
    redisUrl: env.REDIS_URL,
    oidc: {
      issuer: env.OIDC_ISSUER,
      audiences: env.OIDC_AUDIENCE,
      authorizationParameters: env.OIDC_AUTHORIZATION_PARAMETERS,
      claimNames: env.OIDC_CLAIMS,
      clientId: env.OIDC_CLIENT_ID,
      adminClientId: env.OIDC_ADMIN_CLIENT_ID,
      adminTokenClients: adminTokenClients(env),
      scope: env.OIDC_SCOPE,
      silentRenew: env.OIDC_SILENT_RENEW,
      algorithms: env.OIDC_ALGORITHMS,
    },
    adminEmails: env.ADMIN_EMAILS,
    keyRequestsPerMinute: env.LIMIT_KEY_REQUESTS,
    missLimits: { subject: env.LIMIT_SUBJECT_MISSES, address: env.LIMIT_ADDRESS_MISSES },
    features: env.FEATURES,
    storage: storage(env),
    healthDataKeys: env.HEALTH_DATA_KEYS,
    evidence: { signingKeys: env.EVIDENCE_SIGNING_KEYS },
    copySeal: copySealFiles(env),
    timeStampUrl: env.TIME_STAMP_URL,
    guestWebDirectory: env.GUEST_WEB_DIR,
    adminWebDirectory: env.ADMIN_WEB_DIR,
    withdrawsWorker: env.WITHDRAW_SERVICE_WORKER,
    limitToMobile: env.LIMIT_TO_MOBILE,
    client: handedOn(env),
    pos: pos(env),
    mobilePass: mobilePass(env),
    mail: mail(env),
    appleWallet: appleWalletFiles(env),
    googleWallet: googleWalletFiles(env),
    webhookPrivateTargets: env.WEBHOOK_PRIVATE_TARGETS,
  };
}

const refusalOf = (env: Environment, names: readonly string[]): string | undefined =>
  unknownVariable(names, Object.keys(environmentSchema.shape)) ?? refusalInProduction(env);

/** Reads a set of variables into the frozen configuration, or throws a `ConfigurationError` about the first wrong one. */
export function readConfig(variables: Record<string, string | undefined>): AppConfig {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigurationError(`${String(issue?.path[0])} ${issue?.message ?? 'is wrong'}`);
  }
  const isProduction = parsed.data.NODE_ENV === 'production';
  const refusal = missingHalf(parsed.data) ?? (isProduction ? refusalOf(parsed.data, Object.keys(present)) : undefined);
  if (refusal) throw new ConfigurationError(refusal);
  return deepFreeze(toConfig(parsed.data));
}
