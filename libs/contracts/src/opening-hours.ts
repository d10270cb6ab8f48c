import { z } from 'zod';
import { says } from './remark';

/** On the place's own clock: `08:00`. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const hoursSchema = z
  .strictObject({ opens: clockTime, closes: clockTime })
  .refine(({ opens, closes }) => opens < closes, { ...says('endBeforeStart'), path: ['closes'] })
  .optional();
export type Hours = NonNullable<z.infer<typeof hoursSchema>>;

/** When a place is open, by the days of its week; closed on a day that is not there. */
export const openingHoursSchema = z.strictObject({
  monday: hoursSchema,
  tuesday: hoursSchema,
  wednesday: hoursSchema,
  thursday: hoursSchema,
  friday: hoursSchema,
  saturday: hoursSchema,
  sunday: hoursSchema,
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;
export type Weekday = keyof OpeningHours;
