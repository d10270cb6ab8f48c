import { z } from 'zod';
import { daySchema } from './primitives';
import { lineText, strangersCode } from './text';

/** POST /api/profile/passes/check (D38). `passId`: what stands on the pass, or its RFID number. `accessLocation`: a lift's code, where there are lifts. */
export const passCheckRequestSchema = z.strictObject({
  passId: strangersCode(100),
  date: daySchema,
  accessLocation: lineText(100).nullish(),
});
export type PassCheckRequest = z.infer<typeof passCheckRequestSchema>;

/** `unknown`: no such pass, whatever is wrong with the number. `notOnThisDay`: see the dates. `blocked`: the point of sale says no. */
const passReasons = ['unknown', 'notOnThisDay', 'blocked'] as const;
export type PassReason = (typeof passReasons)[number];

/** Whether a pass is valid on that day; nothing is recorded as a scan. `reasonText`: the resort's words for the point of sale's reason. */
export const passCheckSchema = z.object({
  isValid: z.boolean(),
  productName: z.string().nullable(),
  /** Null has no beginning, or no end; all is null of an unknown or blocked pass. */
  validFrom: daySchema.nullable(),
  validTo: daySchema.nullable(),
  reasonCode: z.enum(passReasons).nullable(),
  reasonText: z.string().nullable(),
});
export type PassCheck = z.infer<typeof passCheckSchema>;

/** GET /api/profile/passes/locations: the lifts that may be asked about, none where the resort asks about one place alone. */
export const passLocationsSchema = z.object({
  locations: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type PassLocations = z.infer<typeof passLocationsSchema>;
