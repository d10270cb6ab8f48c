import {
  defaultLanguage,
  defaultTheme,
  hostsIn,
  languageSchema,
  type PosSystem,
  type Theme,
  themeSchema,
} from '@arrival/contracts';
import type { DateFormat } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { mergeOverDefaults } from './merge-over-defaults';
import { SettingsService } from './settings.service';

/** What other domains may ask about the general settings. */
@Injectable()
export class SettingsFacade {
  constructor(private readonly settings: SettingsService) {}

  /** How the operator's guests write a day (spec §3). */
  async dateFormat(): Promise<DateFormat> {
    return (await this.settings.general()).dateFormat;
  }

  /** What stands behind a bridge, as the settings say (spec §3). */
  async pointOfSaleSystem(): Promise<PosSystem> {
    return (await this.settings.general()).pointOfSaleSystem;
  }

  /** How passes on phones look: the theme's media card, named after the resort (spec §3). */
  async passDesign(): Promise<Theme['mediaCard']> {
    const { themeSettings, languageSettings } = await this.settings.general();
    const { mediaCard } = themeSchema.parse(mergeOverDefaults(themeSchema, defaultTheme, themeSettings));
    const { application } = languageSchema.parse(mergeOverDefaults(languageSchema, defaultLanguage, languageSettings));
    return { ...mediaCard, resortName: mediaCard.resortName || application.title };
  }

  /** Where scripts of the consent vendor may load from; none unless the resort has such a script (D58). */
  async consentScriptHosts(): Promise<string[]> {
    const { cookieConsentScript, consentScriptHosts } = await this.settings.general();
    return cookieConsentScript && consentScriptHosts ? hostsIn(consentScriptHosts) : [];
  }
}
