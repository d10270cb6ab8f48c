import { z } from 'zod';
import { says } from './remark';

/** On the place's own clock: `08:00`. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** More than this past midnight is rather a closing time of the afternoon, typed as one of the night. */
const mostHoursOfNight = 16;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether what opens on a day closes on the next: a bar, a night on skis. */
export const closesNextDay = ({ opens, closes }: { opens: string; closes: string }): boolean => closes < opens;

const isPlausible = (hours: { opens: string; closes: string }): boolean =>
  closesNextDay(hours)
    ? minuteOf(hours.closes) + (24 - mostHoursOfNight) * 60 <= minuteOf(hours.opens)
    : hours.opens < hours.closes;

const hoursSchema = z
  .strictObject({ opens: clockTime, closes: clockTime })
  .refine(isPlausible, { ...says('openTooLong'), path: ['closes'] })
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
