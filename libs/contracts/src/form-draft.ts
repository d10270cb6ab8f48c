import { z } from 'zod';
import { instantSchema } from './primitives';
import { longText } from './text';

/** Of JSON; a registration with the longest answers is a third of it. */
const LARGEST_DRAFT = 20_000;

/** Which form: the kind of its task and the contact task's id. Signatures are no drafts: nothing is agreed to beforehand (D54). */
export const formDraftNameSchema = z.string().regex(/^(rental|child)(\.\d{1,15}){4}$/);

const fieldName = z.string().regex(/^\w{1,60}$/);
const leaf = z.union([longText(4_000), z.number(), z.boolean(), z.null()]);
const values = z
  .record(fieldName, z.union([leaf, z.array(leaf), z.record(fieldName, leaf)]))
  .refine((value) => JSON.stringify(value).length <= LARGEST_DRAFT, 'Too much for one form');

/** PUT /api/drafts/{name}: what was typed so far, field by field. */
export const formDraftRequestSchema = z.strictObject({ value: values });

/** What a kept or forgotten form is answered with. */
export const formDraftStateSchema = z.object({ name: formDraftNameSchema, keptAtUtc: instantSchema.nullable() });
export type FormDraftState = z.infer<typeof formDraftStateSchema>;

/** GET /api/drafts: what the household typed and has not saved, of the last 24 hours. */
export const formDraftsSchema = z.object({
  drafts: z.array(z.object({ name: formDraftNameSchema, value: values, keptAtUtc: instantSchema })),
});
export type FormDrafts = z.infer<typeof formDraftsSchema>;
export type FormDraftValue = z.infer<typeof values>;
