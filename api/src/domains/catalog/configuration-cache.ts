import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { Notifications } from '../../platform/database/notifications';
import { SharedReading } from '../../platform/process/shared-reading';
import { buildSnapshot } from './build-snapshot';
import type { CatalogSnapshot } from './catalog.facade';
import { CatalogQueries } from './catalog.queries';

/** The configuration of this process, read once and again after every change (P11). */
@Injectable()
export class ConfigurationCache implements OnApplicationBootstrap {
  readonly #reading = new SharedReading(() => this.#load());

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly queries: CatalogQueries,
    private readonly notifications: Notifications,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.notifications.on('arrival_config', () => this.#reading.forget());
  }

  read(): Promise<CatalogSnapshot> {
    return this.#reading.read();
  }

  async #load(): Promise<CatalogSnapshot> {
    return buildSnapshot(await this.queries.readConfiguration(), this.config);
  }
}
