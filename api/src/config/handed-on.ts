import type { ClientSettings } from '@arrival/contracts';
import type { Environment } from './environment';

/** What the browsers' apps are told of the environment as it is, under the names of the contract (spec §3, D47): nothing secret. */
export const handedOn = (env: Environment) =>
  ({
    environment: env.ENVIRONMENT_NAME,
    phoneRegion: env.PHONE_REGION,
    destination: env.DESTINATION,
    helpUrl: env.HELP_URL ?? null,
    applicationInsightsKey: env.APP_INSIGHTS_KEY ?? null,
  }) satisfies Partial<ClientSettings>;
