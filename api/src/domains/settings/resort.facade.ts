import { languageSchema, themeSchema } from '@arrival/contracts';
import { parseColor, readableOn, toHex } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { textsOverDefaults, themeOverDefaults } from './merge-over-defaults';
import type { SettingsRow } from './settings.queries';
import { SettingsService } from './settings.service';

/** How the resort presents itself where its app is not running yet: on a home screen, in a message, in the first moment of a page. */
export interface Resort {
  readonly name: string;
  readonly description: string;
  /** As the theme names it: empty, a path on this site, or an https address. So is `pictureUrl`. */
  readonly logoUrl: string;
  readonly pictureUrl: string;
  /** Of the main button, #rrggbb. */
  readonly colour: string;
  /** What the logo stands on, and words that are readable there, #rrggbb. */
  readonly ground: string;
  readonly ink: string;
}

const ink = [11, 31, 51] as const;
const white = [255, 255, 255] as const;

/** What the product asks of the resort's looks before its app runs. */
@Injectable()
export class ResortFacade {
  readonly #known = new WeakMap<SettingsRow, Resort>();

  constructor(private readonly settings: SettingsService) {}

  /** Made once for each reading of the settings. */
  async present(): Promise<Resort> {
    const row = await this.settings.general();
    const known = this.#known.get(row) ?? resortOf(row);
    this.#known.set(row, known);
    return known;
  }
}

function resortOf({ languageSettings, themeSettings }: SettingsRow): Resort {
  const language = languageSchema.parse(textsOverDefaults(languageSettings));
  const { general, buttons, footer, mediaCard } = themeSchema.parse(themeOverDefaults(themeSettings));
  // A logo for a light picture is dark.
  const isLight = general.backgroundImageUrl !== '' && general.overlayBackgroundWithGradient === 'Light';
  const ground = (isLight ? white : parseColor(footer.backgroundColor)) ?? ink;
  return {
    name: mediaCard.resortName || language.application.title,
    description: language.welcome.description,
    logoUrl: general.logoUrl,
    pictureUrl: general.backgroundImageUrl,
    colour: toHex(parseColor(buttons.primary.backgroundColor) ?? ink),
    ground: toHex(ground),
    ink: toHex(readableOn(ground, white, ink)),
  };
}
