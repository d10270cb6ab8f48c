import { z } from 'zod';
import { lineText } from './text';

/** The answer of the crop widget's upload (D23). */
export const photoUploadAnswerSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('success'), file: z.string(), path: z.string(), photoHash: z.string() }),
  z.object({ status: z.literal('failure'), message: z.string(), code: z.string(), traceId: z.string() }),
]);
export type PhotoUploadAnswer = z.infer<typeof photoUploadAnswerSchema>;

/** The `relatedObject` of a photo task. On completion `photoHash` names the upload; without it the newest one counts. */
export const photoTaskSchema = z.object({
  photo: lineText(2000).nullish(),
  photoHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullish(),
  imageUrl: lineText(2000).nullish(),
  updatedAtUtc: lineText(100).nullish(),
});
export type PhotoTask = z.infer<typeof photoTaskSchema>;
