import { z } from 'zod';
import { daySchema } from './primitives';
import { taskReasonSchema } from './reason';

/**
 * GET /api/admin/preview?locationId&contactId&date: what a guest who opens the app at that location on that day is asked, and why (D17).
 * Every member and every activity of the location, those that do not apply too; `date` is today there when left out.
 */
export const eligibilityPreviewSchema = z.object({
  locationId: z.number().int(),
  date: daySchema,
  activities: z.array(
    z.object({
      activityId: z.number().int(),
      activityName: z.string(),
      isDefault: z.boolean(),
      contacts: z.array(
        z.object({
          contactId: z.number().int(),
          name: z.string(),
          age: z.number().int().nullable(),
          applies: z.boolean(),
          /** `ageInRange`, `purchased`, `defaultActivity`, `activityNotInAgeRange`, `notPurchased`. */
          reasonCode: z.string(),
          productName: z.string().nullable(),
          productDate: daySchema.nullable(),
          tasks: z.array(taskReasonSchema),
        }),
      ),
    }),
  ),
});
export type EligibilityPreview = z.infer<typeof eligibilityPreviewSchema>;
/** A member as an activity has them. */
export type PreviewedContact = EligibilityPreview['activities'][number]['contacts'][number];
