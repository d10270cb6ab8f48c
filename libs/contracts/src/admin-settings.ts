import { z } from 'zod';
import { dateFormats } from './constants';
import { posSystems } from './pos-bridge-codes';
import { instantSchema } from './primitives';
import { version } from './record-fields';
import { says } from './remark';
import { longText, optionalText } from './text';

const text = optionalText;
/** Comma-separated codes; spaces around them do not count (D10). */
const codes = text(2000);
const areNumbers = (list: string): boolean => list.split(',').every((id) => /^\d*$/.test(id.trim()));

const HOST = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
/** The host names of a list that an administrator typed. */
export const hostsIn = (hosts: string): string[] => hosts.split(/[\s,]+/).filter(Boolean);

/** GET /api/admin/settings (spec §3). The 1Risk secret is write-only: only whether and when it was set is told (D47). */
export const adminSettingsSchema = z.object({
  /** JSON text, merged over the defaults (D43). A write replaces what was saved. */
  languageSettings: z.string(),
  themeSettings: z.string(),
  isSkiDataEnabled: z.boolean(),
  googleAnalyticsTagId: z.string().nullable(),
  resortCodes: z.string().nullable(),
  resortGroupCodes: z.string().nullable(),
  salesLocationIds: z.string().nullable(),
  passCheckerLocationId: z.string().nullable(),
  oneRiskUrl: z.string().nullable(),
  oneRiskSecret: z.null(),
  isOneRiskSecretSet: z.boolean(),
  /** When the secret that is set was saved: a newer time is another secret. Null when there is none, or when nobody knows. */
  oneRiskSecretSetUtc: instantSchema.nullable(),
  dateFormat: z.enum(dateFormats),
  pointOfSaleSystem: z.enum(posSystems),
  cookieConsentScript: z.string().nullable(),
  cookieConsentStyles: z.string().nullable(),
  /** Where the consent script may load from, besides its own text (D58). */
  consentScriptHosts: z.string().nullable(),
  version,
  modifiedDateUtc: instantSchema,
});
export type AdminSettings = z.infer<typeof adminSettingsSchema>;

/** PUT /api/admin/settings: any part; what is left out stays. */
export const adminSettingsWriteSchema = z.strictObject({
  languageSettings: longText(500_000).optional(),
  themeSettings: longText(500_000).optional(),
  isSkiDataEnabled: z.boolean().optional(),
  googleAnalyticsTagId: text(50).optional(),
  resortCodes: codes.optional(),
  resortGroupCodes: codes.optional(),
  salesLocationIds: codes.refine((list) => list === null || areNumbers(list), says('numbers')).optional(),
  passCheckerLocationId: text(50).optional(),
  /** On this machine without https too: for trying it. */
  oneRiskUrl: text(2000)
    .refine((url) => url === null || /^(https:\/\/|http:\/\/localhost[:/])\S+$/i.test(url), says('httpsAddress'))
    .optional(),
  /** A new secret; null or empty takes it away. Left out, or null beside `isOneRiskSecretSet` as GET answers it, it stays. */
  oneRiskSecret: text(500).optional(),
  dateFormat: z.enum(dateFormats).optional(),
  pointOfSaleSystem: z.enum(posSystems).optional(),
  cookieConsentScript: text(50_000).optional(),
  cookieConsentStyles: text(50_000).optional(),
  consentScriptHosts: text(2000)
    .refine((hosts) => hosts === null || hostsIn(hosts).every((host) => HOST.test(host)), says('hosts'))
    .optional(),
  version: version.optional(),
});
export type AdminSettingsWrite = z.input<typeof adminSettingsWriteSchema>;
