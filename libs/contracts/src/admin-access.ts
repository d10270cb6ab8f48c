import { z } from 'zod';
import { instantSchema } from './primitives';

/** An e-mail address on the access list (spec §3, D6). */
export const adminEmailSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  /** Somebody has signed in with it. */
  isBound: z.boolean(),
  isDeleted: z.boolean(),
  createdDateUtc: instantSchema,
  modifiedDateUtc: instantSchema,
});
export type AdminEmail = z.infer<typeof adminEmailSchema>;

export const adminEmailWriteSchema = z.strictObject({
  id: z.number().int().positive().optional(),
  email: z.email('Enter an e-mail address').max(254),
});
export type AdminEmailWrite = z.infer<typeof adminEmailWriteSchema>;

/** GET /api/admin/authenticated. Anybody else is answered 403. */
export const authenticatedSchema = z.object({
  isAuthenticated: z.literal(true),
  email: z.string().nullable(),
  name: z.string().nullable(),
});
export type Authenticated = z.infer<typeof authenticatedSchema>;
