import { z } from 'zod';
import { instantSchema, recordIdSchema } from './primitives';
import { version } from './record-fields';

/** An administrator runs the resort; the desk helps the family that stands there, and sets nothing up (D77). */
export const accessRoles = ['administrator', 'desk'] as const;
const accessRoleSchema = z.enum(accessRoles);
export type AccessRole = z.infer<typeof accessRoleSchema>;

/** An e-mail address on the access list (spec §3, D6). */
export const adminEmailSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  role: accessRoleSchema,
  /** Somebody has signed in with it. */
  isBound: z.boolean(),
  isDeleted: z.boolean(),
  createdDateUtc: instantSchema,
  modifiedDateUtc: instantSchema,
  version,
});
export type AdminEmail = z.infer<typeof adminEmailSchema>;

const email = z.string().trim().min(1).max(254).pipe(z.email());

/** POST /api/admin/access/email. */
export const adminEmailCreateSchema = z.strictObject({ email, role: accessRoleSchema.default('administrator') });
export type AdminEmailCreate = z.infer<typeof adminEmailCreateSchema>;
/** PUT /api/admin/access/email/{id}; the specification's PUT without an id in the path names it in the body. */
export const adminEmailWriteSchema = z.strictObject({
  id: recordIdSchema.optional(),
  email,
  /** As it is when it is left out. */
  role: accessRoleSchema.optional(),
  version: version.optional(),
});
export const adminEmailChangeSchema = adminEmailWriteSchema.required({ id: true });
export type AdminEmailWrite = z.infer<typeof adminEmailWriteSchema>;

/** GET /api/admin/authenticated. Anybody else is answered 403. */
export const authenticatedSchema = z.object({
  isAuthenticated: z.literal(true),
  role: accessRoleSchema,
  email: z.string().nullable(),
  name: z.string().nullable(),
});
export type Authenticated = z.infer<typeof authenticatedSchema>;
