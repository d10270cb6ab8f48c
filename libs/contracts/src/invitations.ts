import { z } from 'zod';
import { answeredIdSchema, daySchema } from './primitives';

const count = z.number().int();

/** GET /api/report/customer/invitations: how it goes with the mails before visits (D78), of visits from yesterday on. */
export const invitationsSchema = z.object({
  /** Without a mail server nothing is sent. */
  isMailThere: z.boolean(),
  /** Those that invite, and those that have. */
  locations: z.array(
    z.object({
      locationId: count,
      locationName: z.string(),
      /** Null: nobody is invited any more. */
      inviteDaysBefore: count.nullable(),
      sent: count,
      waiting: count,
    }),
  ),
  /** Families whom no mail has reached, the next visit first; twenty at most. */
  unreached: z.array(
    z.object({
      contactId: answeredIdSchema,
      name: z.string(),
      locationName: z.string(),
      day: daySchema,
      /** The mail server's code; null when it has not answered. */
      reply: z.string().nullable(),
    }),
  ),
  unreachedCount: count,
});
export type Invitations = z.infer<typeof invitationsSchema>;
