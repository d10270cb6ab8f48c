import { z } from 'zod';
import { instantSchema } from './primitives';

const required = z.string('This is required.').trim().min(1, 'This is required.').max(200);

export const collectionItemSchema = z.object({ id: z.number().int(), name: z.string(), value: z.string(), collectionId: z.number().int() });
export type CollectionItem = z.infer<typeof collectionItemSchema>;

/** Collections 1 and 2 belong to the Pass Checker: neither renamed nor deleted, hidden while the feature is off (D38). */
export const collectionSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  isProtected: z.boolean(),
  collectionItems: z.array(collectionItemSchema),
  createdDateUtc: instantSchema,
});
export type Collection = z.infer<typeof collectionSchema>;

export const collectionWriteSchema = z.strictObject({ name: required });
export const collectionItemWriteSchema = z.strictObject({ name: required, value: required, collectionId: z.number().int().positive() });
export type CollectionWrite = z.infer<typeof collectionWriteSchema>;
export type CollectionItemWrite = z.infer<typeof collectionItemWriteSchema>;

export const protectedCollectionIds: readonly number[] = [1, 2];
