import { z } from 'zod';
import { rentalLabelSchema } from './admin-guests';
import { answeredIdSchema, daySchema } from './primitives';

/** A rental label of somebody who comes on the day. */
const dayLabelSchema = z.object({
  contactId: answeredIdSchema,
  name: z.string(),
  customerNumber: z.string(),
  label: rentalLabelSchema,
});
export type DayLabel = z.infer<typeof dayLabelSchema>;

/** GET /api/admin/arrivals/labels: what the rental shop sets up before the families come (D82). */
export const dayLabelsSchema = z.object({
  locationId: z.number().int(),
  day: daySchema,
  /** As in who comes. */
  isBeingCounted: z.boolean(),
  /** All of the day. */
  found: z.number().int(),
  /** In the order of their families' names. */
  labels: z.array(dayLabelSchema),
  /** Where the next page begins; null behind the last one. */
  next: z.string().nullable(),
});
export type DayLabels = z.infer<typeof dayLabelsSchema>;
