import { z } from 'zod';
import { answeredIdSchema, daySchema } from './primitives';

/** Families a page, of those whom a screen shows; and the most that one call answers, for who prints them. */
export const arrivalsPerPage = { shown: 50, most: 500 } as const;

/** Whom the list shows (D80): everybody, families with something left, or those that are ready. */
export const arrivalStates = ['all', 'left', 'ready'] as const;
export type ArrivalState = (typeof arrivalStates)[number];

/** What somebody must still do before the day: nothing that is optional. */
const taskLeftSchema = z.object({
  taskName: z.string(),
  taskTypeId: z.number().int(),
  /** Nobody can do it in the app (D55, D65). */
  isAtDesk: z.boolean(),
});
export type TaskLeft = z.infer<typeof taskLeftSchema>;

const profileStateSchema = z.enum(['open', 'done']).nullable();

/** Somebody of a family who comes on a day. */
const arrivingMemberSchema = z.object({
  contactId: answeredIdSchema,
  name: z.string(),
  /** On that day. */
  age: z.number().int().nullable(),
  /** The products for that day, and those that are good on any. */
  bought: z.array(z.string()),
  /** In the order of the task types; empty: ready. */
  left: z.array(taskLeftSchema),
  /** Whether the child's registration that is asked for the day is done; null: none is asked. */
  registration: profileStateSchema,
  /** The same of the rental profile. */
  rental: profileStateSchema,
});
export type ArrivingMember = z.infer<typeof arrivingMemberSchema>;

/** A family that comes: under its account holder, who need not come along. */
const arrivingFamilySchema = z.object({
  headContactId: answeredIdSchema,
  name: z.string(),
  members: z.array(arrivingMemberSchema),
});
export type ArrivingFamily = z.infer<typeof arrivingFamilySchema>;

/** GET /api/admin/arrivals: who comes to a location on a day, and what they still have to do (D80). */
export const arrivalsSchema = z.object({
  locationId: z.number().int(),
  day: daySchema,
  /** The location's today, and the last day whose purchases count (D9). */
  today: daySchema,
  lastDay: daySchema,
  /** What stands here is of an older configuration, or nothing is known yet: a population follows by itself. */
  isBeingCounted: z.boolean(),
  /** Of the whole day, whatever is looked for; null while nothing is known. */
  totals: z
    .object({
      families: z.number().int(),
      people: z.number().int(),
      ready: z.number().int(),
      /** Of whom a registration is asked (D81). */
      children: z.number().int(),
      /** Who has answered for the rental that is asked (D82). */
      rentals: z.number().int(),
    })
    .nullable(),
  /** Where nobody comes on this day: the next one on which somebody does; else null. */
  nextDay: daySchema.nullable(),
  /** Families that fit state and search. */
  found: z.number().int(),
  families: z.array(arrivingFamilySchema),
  /** Where the next page begins; null behind the last one. */
  next: z.string().nullable(),
});
export type Arrivals = z.infer<typeof arrivalsSchema>;
