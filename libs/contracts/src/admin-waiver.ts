import { z } from 'zod';
import { instantSchema } from './primitives';

/** A waiver's texts, newest first (D45). */
export const waiverVersionSchema = z.object({
  version: z.number().int(),
  textHash: z.string(),
  createdDateUtc: instantSchema,
  createdBy: z.string().nullable(),
  signatureCount: z.number().int(),
});
export const adminWaiverSchema = z.object({
  /** The `posWaiverId`; react-admin wants an `id`. */
  id: z.string(),
  posWaiverId: z.string(),
  title: z.string(),
  html: z.string().nullable(),
  textHash: z.string().nullable(),
  version: z.number().int(),
  taskNames: z.array(z.string()),
  signatureCount: z.number().int(),
  modifiedDateUtc: instantSchema,
  versions: z.array(waiverVersionSchema),
});
export type AdminWaiver = z.infer<typeof adminWaiverSchema>;

/** POST and PUT /api/admin/waivers: a changed text becomes a new version; it is sanitised before it is hashed (D50). */
export const waiverWriteSchema = z.strictObject({
  posWaiverId: z.string().trim().min(1, 'This is required.').max(100),
  title: z.string().trim().min(1, 'This is required.').max(200),
  html: z.string().max(500_000),
  version: z.number().int().positive().optional(),
});
export type WaiverWrite = z.infer<typeof waiverWriteSchema>;

/** A signature as staff find it (D46). */
export const signatureRowSchema = z.object({
  id: z.string(),
  posWaiverId: z.string(),
  title: z.string(),
  textHash: z.string(),
  textVersion: z.number().int().nullable(),
  contactId: z.number().int(),
  contactName: z.string(),
  signerName: z.string(),
  isOnBehalf: z.boolean(),
  relationship: z.string().nullable(),
  methods: z.array(z.string()),
  signedAtUtc: instantSchema,
  effectiveOn: z.string(),
  expiresOn: z.string().nullable(),
  comment: z.string(),
});
export type SignatureRow = z.infer<typeof signatureRowSchema>;
