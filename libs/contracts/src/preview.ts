import { z } from 'zod';
import { languageTagSchema } from './primitives';

/** The guest app's screens that the console previews beside language and theme. */
const previewScreens = ['welcome', 'home', 'waiver', 'complete'] as const;
export type PreviewScreen = (typeof previewScreens)[number];

/** The previewing page tells its parent that it can be written to. */
export const previewReady = 'arrival.preview.ready';
/** Where the guest app serves it. */
export const previewPath = '/preview.html';

/** What the console sends to the previewing page: drafts, never live data. */
export const previewMessageSchema = z.strictObject({
  type: z.literal('arrival.preview'),
  languageSettings: z.record(z.string(), z.unknown()),
  themeSettings: z.record(z.string(), z.unknown()),
  screen: z.enum(previewScreens),
  language: languageTagSchema,
  dark: z.boolean(),
});
export type PreviewMessage = z.infer<typeof previewMessageSchema>;
