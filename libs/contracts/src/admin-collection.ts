import { z } from 'zod';
import { instantSchema, recordIdSchema } from './primitives';
import { requiredName, version } from './record-fields';

export const collectionItemSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  value: z.string(),
  collectionId: z.number().int(),
  version,
  modifiedDateUtc: instantSchema,
});
export type CollectionItem = z.infer<typeof collectionItemSchema>;

/** Collections 1 and 2 belong to the Pass Checker: neither renamed nor deleted, hidden while the feature is off (D38). */
export const collectionSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  isProtected: z.boolean(),
  collectionItems: z.array(collectionItemSchema),
  createdDateUtc: instantSchema,
  modifiedDateUtc: instantSchema,
  version,
});
export type Collection = z.infer<typeof collectionSchema>;

export const collectionWriteSchema = z.strictObject({ name: requiredName, version: version.optional() });
export const collectionItemWriteSchema = z.strictObject({
  name: requiredName,
  value: requiredName,
  collectionId: recordIdSchema,
  version: version.optional(),
});
export type CollectionWrite = z.infer<typeof collectionWriteSchema>;
export type CollectionItemWrite = z.infer<typeof collectionItemWriteSchema>;

export const protectedCollectionIds: readonly number[] = [1, 2];
