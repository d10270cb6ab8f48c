import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { Notifications } from '../../platform/database/notifications';
import { buildSnapshot } from './build-snapshot';
import type { CatalogSnapshot } from './catalog.facade';
import { CatalogQueries } from './catalog.queries';

/** The configuration of this process, read once and again after every change (P11). */
@Injectable()
export class ConfigurationCache implements OnApplicationBootstrap {
  #reading?: Promise<CatalogSnapshot>;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly queries: CatalogQueries,
    private readonly notifications: Notifications,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.notifications.on('arrival_config', () => this.forget());
  }

  /** All callers share one reading; a failed one is not kept. */
  read(): Promise<CatalogSnapshot> {
    this.#reading ??= this.#load();
    return this.#reading;
  }

  /** The next read waits for a new reading; those that wait already get what they asked for. */
  forget(): void {
    this.#reading = undefined;
  }

  #load(): Promise<CatalogSnapshot> {
    const reading: Promise<CatalogSnapshot> = this.queries
      .readConfiguration()
      .then((rows) => buildSnapshot(rows, this.config));
    reading.catch(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    return reading;
  }
}
