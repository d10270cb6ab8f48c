import { z } from 'zod';
import { hashSchema } from './primitives';
import { lineText } from './text';

/** The answer of the crop widget's upload (D23). */
export const photoUploadAnswerSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('success'), file: z.string(), path: z.string(), photoHash: z.string() }),
  z.object({ status: z.literal('failure'), message: z.string(), code: z.string(), traceId: z.string() }),
]);
export type PhotoUploadAnswer = z.infer<typeof photoUploadAnswerSchema>;

/** The `relatedObject` of a photo task. On completion `photoHash` names the upload; without it, or with that of the photo on file, the newest one counts. */
export const photoTaskSchema = z.object({
  photo: lineText(2000).nullish(),
  photoHash: hashSchema.nullish(),
  imageUrl: lineText(2000).nullish(),
  updatedAtUtc: lineText(100).nullish(),
});
export type PhotoTask = z.infer<typeof photoTaskSchema>;

const pixels = z.number().finite().min(0).max(100_000);

/** What the crop widget did to the picture (spec §3, D23): turned it, then cut it, in pixels of the turned picture. */
export const photoActionsSchema = z.looseObject({
  rotation: z.number().int().multipleOf(90, 'Turn by 90, 180 or 270 degrees').nullish(),
  crop: z
    .looseObject({
      x: pixels,
      y: pixels,
      width: pixels.positive(),
      height: pixels.positive(),
      /** As given, as the widget placed it, or as somebody moved it. */
      type: z.enum(['initial', 'auto', 'manual']).nullish(),
    })
    .nullish(),
});
export type PhotoActions = z.infer<typeof photoActionsSchema>;

/** What came out. With `image`, the name of the form's part, that part is the output: turned and cut already. */
export const photoOutputSchema = z.looseObject({
  width: pixels.nullish(),
  height: pixels.nullish(),
  type: lineText(100).nullish(),
  image: lineText(200).nullish(),
});
export type PhotoOutput = z.infer<typeof photoOutputSchema>;

/** A picture of the resort (logo, background, activity) as it was kept; `address` goes into the theme or the activity. */
export const resortPictureSchema = z.object({ address: z.string(), byteSize: z.number().int() });
export type ResortPicture = z.infer<typeof resortPictureSchema>;
