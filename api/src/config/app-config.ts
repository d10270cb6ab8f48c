import type { CopySealFiles } from './copy-seal-files';
import type { Environment } from './environment';
import type { handedOn } from './handed-on';
import type { TrustedProxies } from './values';
import type { AppleWalletFiles, GoogleWalletFiles } from './wallet-files';

export const APP_CONFIG = Symbol('APP_CONFIG');

export type StorageConfig =
  | { readonly kind: 'disk'; readonly directory: string }
  | {
      readonly kind: 's3';
      readonly endpoint?: string;
      readonly region: string;
      readonly bucket: string;
      readonly accessKeyId?: string;
      readonly secretAccessKey?: string;
    };

/** The whole configuration of a process: frozen, typed, injected as `APP_CONFIG`. */
export interface AppConfig {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  /** The console's own address, without a path (D63). */
  readonly adminUrl?: string;
  readonly production: boolean;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly trustedProxies: TrustedProxies;
  readonly drainSeconds: number;
  readonly requestsAtOnce: number;
  readonly database: {
    readonly url: string;
    /** Who owns the tables: for migrations. The application itself is nobody's owner. */
    readonly ownerUrl?: string;
    readonly poolSize: number;
    /** All its time limits are multiplied by it. */
    readonly patience: number;
  };
  /** Where `/metrics` is; off without it. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** Where spans go; off without it. */
  readonly tracing?: {
    readonly endpoint: string;
    readonly headers: Readonly<Record<string, string>>;
    /** Of 1. */
    readonly share: number;
    /** The service's name without the process. */
    readonly service: string;
  };
  readonly redisUrl?: string;
  readonly oidc: {
    readonly issuer: string;
    readonly audiences: readonly string[];
    readonly authorizationParameters: Environment['OIDC_AUTHORIZATION_PARAMETERS'];
    readonly claimNames: Environment['OIDC_CLAIMS'];
    readonly clientId: string;
    readonly adminClientId: string;
    /** Clients whose tokens administer, or every client. */
    readonly adminTokenClients: readonly string[] | 'any';
    readonly scope: string;
    readonly silentRenew: boolean;
    readonly algorithms: Environment['OIDC_ALGORITHMS'];
  };
  readonly adminEmails: readonly string[];
  readonly keyRequestsPerMinute: number;
  /** How many misses within ten minutes are answered as such. */
  readonly missLimits: { readonly subject: number; readonly address: number };
  readonly features: Environment['FEATURES'];
  readonly storage: StorageConfig;
  readonly healthDataKeys: Environment['HEALTH_DATA_KEYS'];
  /** Of the log of signatures (D45). */
  readonly evidence: {
    /** Seeds of Ed25519 keys; the first signs. None: nothing is sealed. */
    readonly signingKeys: readonly Buffer[];
  };
  /** What seals copies of signed waivers (D46); they are made unsealed without it. */
  readonly copySeal?: CopySealFiles;
  /** A time-stamping authority, without a slash at its end. */
  readonly timeStampUrl?: string;
  readonly guestWebDirectory?: string;
  readonly adminWebDirectory?: string;
  /** Phones forget the app that they have kept. */
  readonly withdrawsWorker: boolean;
  readonly limitToMobile: boolean;
  readonly client: Readonly<ReturnType<typeof handedOn>>;
  /** The bridge to the operator's point of sale; without it everything is kept here (D26). */
  readonly pos?: {
    /** Without a slash at its end. */
    readonly url: string;
    readonly token: string;
    readonly timeoutMs: number;
    readonly askAgainSeconds: number;
    readonly freshSeconds: number;
  };
  /** The provider of mobile passes (D39). */
  readonly mobilePass?: {
    /** Without a slash at its end. */
    readonly url: string;
    readonly token: string;
  };
  /** What signs passes for wallets (D40). */
  readonly appleWallet?: AppleWalletFiles;
  readonly googleWallet?: GoogleWalletFiles;
  /** The operator's mail server; without it nothing is mailed. */
  readonly mail?: { readonly url: string; readonly from: { readonly name: string; readonly address: string } };
  /** What webhooks may call though it is not on the internet. */
  readonly webhookPrivateTargets: Environment['WEBHOOK_PRIVATE_TARGETS'];
}
