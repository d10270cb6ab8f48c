import { z } from 'zod';
import { errorColor, loaderColor } from './constants';
import { pictureAddressSchema } from './primitives';
import { says } from './remark';

const color = (fallback: string) =>
  z
    .string()
    .refine((value) => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value), says('colour'))
    .default(fallback);
const url = pictureAddressSchema.default('');
const button = (background: string, text: string) =>
  z.looseObject({ backgroundColor: color(background), color: color(text) }).prefault({});

export const overlays = ['Dark', 'Light', 'None'] as const;
export const mediaPasses = ['Mobile Only', 'Mobile and Desktop', 'None'] as const;

/** The theme with its defaults (spec §3, §9). Unknown keys are kept (D43). */
export const themeSchema = z.looseObject({
  general: z
    .looseObject({
      logoUrl: url,
      logoWelcomeWidth: z.number().int().min(100).max(500).multipleOf(50).default(200),
      /** Empty: the one that is shipped. */
      favicon: url,
      backgroundImageUrl: url,
      overlayBackgroundWithGradient: z.enum(overlays).default('Dark'),
      showArrivalTitleAsImage: z.boolean().default(false),
      arrivalTitleImageUrl: url,
      arrivalTitleImageWidth: z.number().int().min(200).max(500).default(200),
      loaderPrimaryColor: color(loaderColor),
      loaderSecondaryColor: color(loaderColor),
      errorColor: color(errorColor),
    })
    .prefault({}),
  buttons: z
    .looseObject({ primary: button('#0B6E99', '#FFFFFF'), secondary: button('#FFFFFF', '#0B1F33') })
    .prefault({}),
  footer: z
    .looseObject({
      backgroundColor: color('#0B1F33'),
      backgroundImageUrl: url,
      backgroundImageOpacity: z
        .union([z.literal(1), z.literal(0.75), z.literal(0.5), z.literal(0.25), z.literal(0.1)])
        .default(1),
      borderColor: color('#0B1F33'),
      textColor: color('#FFFFFF'),
    })
    .prefault({}),
  mediaCard: z
    .looseObject({
      showMediaPasses: z.enum(mediaPasses).default('Mobile and Desktop'),
      resortName: z.string().trim().default(''),
      heroImageUrl: url,
      logoImageUrl: url,
      backgroundColor: color('#0B1F33'),
      textColor: color('#FFFFFF'),
    })
    .prefault({}),
  sidebar: z.looseObject({ backgroundColor: color('#FFFFFF'), textColor: color('#0B1F33') }).prefault({}),
  /** For resorts with the feature BLEConnect. */
  bleConnect: z
    .looseObject({ enableBleHomeScreen: z.boolean().default(false), desktopLogoUrl: url, mobileLogoUrl: url })
    .prefault({}),
});
export type Theme = z.infer<typeof themeSchema>;
/** The shipped theme, also served as /defaults/default-theme.json. */
export const defaultTheme: Theme = themeSchema.parse({});
