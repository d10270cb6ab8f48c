import { type DateFormat, hostsIn, languageSchema, type PosSystem, type Theme, themeSchema } from '@arrival/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { textsOverDefaults, themeOverDefaults } from './merge-over-defaults';
import { OneRiskSecret } from './one-risk-secret';
import { SettingsService } from './settings.service';

/** What other domains may ask about the general settings. */
@Injectable()
export class SettingsFacade {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly settings: SettingsService,
    private readonly secret: OneRiskSecret,
  ) {}

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
    const { mediaCard } = themeSchema.parse(themeOverDefaults(themeSettings));
    const { application } = languageSchema.parse(textsOverDefaults(languageSettings));
    return { ...mediaCard, resortName: mediaCard.resortName || application.title };
  }

  /** Where scripts of the consent vendor may load from; none unless the resort has such a script (D58). */
  async consentScriptHosts(): Promise<string[]> {
    const { cookieConsentScript, consentScriptHosts } = await this.settings.general();
    return cookieConsentScript && consentScriptHosts ? hostsIn(consentScriptHosts) : [];
  }

  /** Where 1Risk is and what is signed with; null without the feature, or until both are set (D41). Throws `CannotOpen`. */
  async oneRisk(): Promise<{ url: string; secret: string } | null> {
    const url = await this.#oneRiskUrl();
    const secret = url === null ? null : await this.secret.read();
    return url === null || secret === null ? null : { url, secret };
  }

  /** Whose pages guests' pages may frame: 1Risk's, with its feature alone (D41). */
  async framedOrigins(): Promise<string[]> {
    const url = await this.#oneRiskUrl();
    return url === null ? [] : [new URL(url).origin];
  }

  /** What is no web address counts as not set. */
  async #oneRiskUrl(): Promise<string | null> {
    if (!this.config.features.includes('1Risk')) return null;
    const { oneRiskUrl } = await this.settings.general();
    return oneRiskUrl && /^https?:\/\//i.test(oneRiskUrl) && URL.canParse(oneRiskUrl) ? oneRiskUrl : null;
  }
}
