import { z } from 'zod';
import { dateFormats } from './constants';
import { posSystems } from './pos-bridge-codes';
import { walletKinds } from './wallet';

/** GET /api/settings/client (spec §3, D47). */
export const clientSettingsSchema = z.object({
  frontEndSettings: z.object({
    baseUrl: z.string(),
    limitToMobile: z.boolean(),
    oidcSettings: z.object({
      authority: z.string(),
      client_id: z.string(),
      /** The console is a client of its own at the provider (spec §2). */
      admin_client_id: z.string(),
      scope: z.string(),
      automaticSilentRenew: z.boolean(),
      /** Sent along when somebody signs in: `audience`, `resource`. */
      extraQueryParams: z.record(z.string(), z.string()),
    }),
  }),
  environment: z.string(),
  oneRiskUrl: z.string().nullable(),
  /** Always null: the secret never reaches a browser (D47). */
  oneRiskSecret: z.null(),
  pointOfSaleSystem: z.enum(posSystems),
  dateFormat: z.enum(dateFormats),
  /** The country, in two letters, whose phone numbers need no country code. */
  phoneRegion: z.string(),
  /** JSON text, merged over the defaults (D43). */
  languageSettings: z.string(),
  themeSettings: z.string(),
  cookieConsentScript: z.string().nullable(),
  cookieConsentStyles: z.string().nullable(),
  /** Handed through as the operator set it (D53). */
  destination: z.unknown().optional(),
  features: z.array(z.string()),
  /** Those that this installation can sign passes for (D40). */
  wallets: z.array(z.enum(walletKinds)),
  googleAnalyticsTagId: z.string().nullable(),
  applicationInsightsKey: z.string().nullable(),
  /** Where guests ask the resort for help; none when it is not set. */
  helpUrl: z.string().nullable(),
});
export type ClientSettings = z.infer<typeof clientSettingsSchema>;

/** Of a resort that has set nothing: for the preview and for examples. */
export const unsetClientSettings: ClientSettings = {
  frontEndSettings: {
    baseUrl: '',
    limitToMobile: false,
    oidcSettings: {
      authority: '',
      client_id: '',
      admin_client_id: '',
      scope: '',
      automaticSilentRenew: false,
      extraQueryParams: {},
    },
  },
  environment: '',
  oneRiskUrl: null,
  oneRiskSecret: null,
  pointOfSaleSystem: 'RTP',
  dateFormat: 'mmddyyyy',
  phoneRegion: 'US',
  languageSettings: '{}',
  themeSettings: '{}',
  cookieConsentScript: null,
  cookieConsentStyles: null,
  features: [],
  wallets: [],
  googleAnalyticsTagId: null,
  applicationInsightsKey: null,
  helpUrl: null,
};
