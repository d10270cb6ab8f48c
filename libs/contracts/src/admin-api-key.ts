import { z } from 'zod';
import { daySchema, instantSchema } from './primitives';
import { version } from './record-fields';
import { requiredText } from './text';

/** What every key begins with; with 33 + 6 letters and digits behind it. */
export const API_KEY_PREFIX = 'arr_live_';

/**
 * What a key of each type may ask for. `customers` answers people's data, `events` ids and states alone: a partner who only has to keep up
 * needs no key that opens more. `waivers` answers what people have signed, which no key could before: one that is for it alone.
 * `orders` brings what a shop has sold (D75), and reads nobody.
 */
export const apiKeyScopes = {
  standard: ['customers', 'events'],
  events: ['events'],
  waivers: ['events', 'waivers'],
  orders: ['events', 'orders'],
} as const;
export type ApiKeyType = keyof typeof apiKeyScopes;
export type ApiKeyScope = (typeof apiKeyScopes)[ApiKeyType][number];

export const apiKeyTypes = Object.keys(apiKeyScopes) as [ApiKeyType, ...ApiKeyType[]];
export const defaultApiKeyType: ApiKeyType = 'standard';

/** How many days of requests the list tells, today included. */
export const API_KEY_DAYS = 14;

/** An API key (spec §3, D48). `token` is whole in the answer that made it and never again: `arr_live_…D2fk`. */
export const apiKeySchema = z.object({
  id: z.number().int(),
  nickname: z.string(),
  token: z.string(),
  type: z.enum(apiKeyTypes),
  isRevoked: z.boolean(),
  createdDateUtc: instantSchema,
  /** Behind by a second or two. */
  lastUsedDateUtc: instantSchema.nullable(),
  /** Days in UTC with a request, oldest first; the last fourteen. */
  requestsPerDay: z.array(z.object({ day: daySchema, requests: z.number().int() })),
  version,
  modifiedDateUtc: instantSchema,
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** POST /api/admin/apikey. */
export const apiKeyCreateSchema = z.strictObject({
  nickname: requiredText(100),
  type: z.enum(apiKeyTypes).default(defaultApiKeyType),
});
export type ApiKeyCreate = z.output<typeof apiKeyCreateSchema>;

const days = z.number().int().min(0).max(365);

/** Which days an export without days of its own answers (spec §3, D37), counted from the location's day. */
export const apiDefaultSettingsSchema = z.object({
  daysBeforeCurrentDay: z.number().int(),
  daysAfterCurrentDay: z.number().int(),
  version,
  modifiedDateUtc: instantSchema,
});
export type ApiDefaultSettings = z.infer<typeof apiDefaultSettingsSchema>;

/** PUT /api/admin/apikey/defaults. */
export const apiDefaultSettingsWriteSchema = z.strictObject({
  daysBeforeCurrentDay: days,
  daysAfterCurrentDay: days,
  version: version.optional(),
});
export type ApiDefaultSettingsWrite = z.infer<typeof apiDefaultSettingsWriteSchema>;

/** GET /api/export/key: what a program may know of the key that it calls with. */
export const ownKeySchema = z.object({
  nickname: z.string().describe('As the administrator named it'),
  type: z
    .enum(apiKeyTypes)
    .describe(
      'What it may ask for: `events` only events, `standard` customers too, `waivers` events and signed waivers, `orders` brings a shop’s orders',
    ),
  requestsPerMinute: z.number().int().describe('How often it may call'),
  daysBeforeCurrentDate: z.number().int().describe('Of an export that names no days'),
  daysAfterCurrentDate: z.number().int().describe('Of an export that names no days'),
});
export type OwnKey = z.infer<typeof ownKeySchema>;
