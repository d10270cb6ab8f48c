import { languageSchema, languageTexts, type OtherLanguage } from '@arrival/contracts';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { Database } from '../../platform/database/database';
import { Notifications } from '../../platform/database/notifications';
import { type PreparedAnswer, prepareAnswer } from '../../platform/http/prepared-answer';
import { SharedReading } from '../../platform/process/shared-reading';
import { clientSettings } from './client-settings';
import { textsOverDefaults } from './merge-over-defaults';
import { findSettings, type SettingsRow } from './settings.queries';

const CONFIG_CHANNEL = 'arrival_config';
const SETTINGS_TABLE = 'admin_settings';

interface Reading {
  readonly row: SettingsRow;
  readonly answer: PreparedAnswer;
  /** Made when somebody asks for them. */
  readonly texts: Map<OtherLanguage, Promise<PreparedAnswer>>;
}

/** The settings of this process, read anew when their row changes anywhere (D43: within a minute; in fact at once). */
@Injectable()
export class SettingsService implements OnApplicationBootstrap {
  readonly #reading = new SharedReading(() => this.#query());

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly notifications: Notifications,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.notifications.on(CONFIG_CHANNEL, (table) => {
      if (table === SETTINGS_TABLE || table === '') this.#reading.forget();
    });
  }

  /** The whole answer of `GET /api/settings/client`. */
  async clientSettings(): Promise<PreparedAnswer> {
    return (await this.#reading.read()).answer;
  }

  /** The resort's texts in another language, as `GET /api/settings/language/{language}` answers them. */
  async languageTexts(language: OtherLanguage): Promise<PreparedAnswer> {
    const { row, texts } = await this.#reading.read();
    const known = texts.get(language);
    if (known) return known;
    const english = languageSchema.parse(textsOverDefaults(row.languageSettings));
    const made = prepareAnswer(languageTexts(language, english));
    texts.set(language, made);
    return made;
  }

  /** As they are stored: texts and theme without the defaults (D43). */
  async general(): Promise<SettingsRow> {
    return (await this.#reading.read()).row;
  }

  async #query(): Promise<Reading> {
    const row = await this.database.first(findSettings);
    if (!row) throw new Error('The row of general settings is missing');
    return { row, answer: await prepareAnswer(clientSettings(this.config, row)), texts: new Map() };
  }
}
