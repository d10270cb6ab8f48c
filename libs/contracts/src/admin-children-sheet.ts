import { z } from 'zod';
import { healthAnswersRequestSchema } from './admin-guests';
import { childRegistrationSchema } from './child-registration';
import { answeredIdSchema, daySchema, idSchema, instantSchema } from './primitives';

/** Whoever opens more children's answers at once is not about to teach them. */
export const mostChildrenOfSheet = 1_000;

/** POST /api/admin/arrivals/children: the location's today when no day is named (D81). */
export const childrenSheetRequestSchema = healthAnswersRequestSchema.extend({
  locationId: idSchema,
  day: daySchema.optional(),
});
export type ChildrenSheetRequest = z.infer<typeof childrenSheetRequestSchema>;

/** A child who comes on the day and of whom a registration is asked. */
const childOfSheetSchema = z.object({
  contactId: answeredIdSchema,
  name: z.string(),
  /** On that day. */
  age: z.number().int().nullable(),
  /** Who holds the account. */
  familyName: z.string(),
  bought: z.array(z.string()),
  /** False: asked (again), and not given yet. What was given before stands here all the same. */
  isDone: z.boolean(),
  /** Null: none on file, or none that can be read. */
  answers: childRegistrationSchema.nullable(),
  updatedAtUtc: instantSchema.nullable(),
});
export type ChildOfSheet = z.infer<typeof childOfSheetSchema>;

/** The children of a location's day with whom to call and what to know of each, for who looks after them (D81). */
export const childrenSheetSchema = z.object({
  locationId: z.number().int(),
  day: daySchema,
  /** As in who comes. */
  isBeingCounted: z.boolean(),
  /** All children of the day; the sheet may have fewer. */
  found: z.number().int(),
  /** In the order of their families' names. */
  children: z.array(childOfSheetSchema),
});
export type ChildrenSheet = z.infer<typeof childrenSheetSchema>;
