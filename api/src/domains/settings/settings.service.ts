import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { Database } from '../../platform/database/database';
import { Notifications } from '../../platform/database/notifications';
import { type PreparedAnswer, prepareAnswer } from '../../platform/http/prepared-answer';
import { clientSettings } from './client-settings';
import { findSettings } from './settings.queries';

const CONFIG_CHANNEL = 'arrival_config';
const SETTINGS_TABLE = 'admin_settings';

/** The client settings of this process, made anew when their row changes anywhere (D43: within a minute; in fact at once). */
@Injectable()
export class SettingsService implements OnApplicationBootstrap {
  #answer?: Promise<PreparedAnswer>;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly notifications: Notifications,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.notifications.on(CONFIG_CHANNEL, (table) => {
      if (table === SETTINGS_TABLE || table === '') this.#answer = undefined;
    });
  }

  clientSettings(): Promise<PreparedAnswer> {
    this.#answer ??= this.#prepare();
    return this.#answer;
  }

  /** A failed reading is not remembered: the next guest asks again. */
  #prepare(): Promise<PreparedAnswer> {
    const answer = this.#read();
    answer.catch(() => {
      if (this.#answer === answer) this.#answer = undefined;
    });
    return answer;
  }

  async #read(): Promise<PreparedAnswer> {
    const row = await this.database.first(findSettings);
    if (!row) throw new Error('The row of general settings is missing');
    return prepareAnswer(clientSettings(this.config, row));
  }
}
