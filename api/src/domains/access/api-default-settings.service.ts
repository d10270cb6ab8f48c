import type { ApiDefaultSettings, ApiDefaultSettingsWrite } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { RecordChanges } from '../../platform/audit/record-changes';
import { Restorers } from '../../platform/audit/restorers';
import { ApiKeysQueries, type DefaultsRecord } from './api-keys.queries';

const THE_ROW = 1;

const toWire = ({ id: _, ...settings }: DefaultsRecord): ApiDefaultSettings => settings;

/** Which days an export answers that names none (D37). */
@Injectable()
export class ApiDefaultSettingsService {
  readonly #records: RecordChanges<DefaultsRecord>;

  constructor(
    changes: AdminChanges,
    restorers: Restorers,
    private readonly queries: ApiKeysQueries,
  ) {
    this.#records = new RecordChanges(changes, queries.defaults, {
      entity: 'api_default_settings',
      unknown: 'server.error',
    });
    restorers.register('api_default_settings', (actor, _id, before) => this.#save(actor, before ?? {}, 'restored'));
  }

  async read(): Promise<ApiDefaultSettings> {
    return toWire(await this.#records.find(THE_ROW));
  }

  /** Throws `catalog.changed_meanwhile`. */
  update(actor: Actor, write: ApiDefaultSettingsWrite): Promise<ApiDefaultSettings> {
    return this.#save(actor, write, 'updated', write);
  }

  async #save(actor: Actor, values: object, action: string, basis: ApiDefaultSettingsWrite | undefined = undefined) {
    const work = () => this.queries.defaults.update(THE_ROW, this.queries.defaults.valuesOf(values));
    return toWire(await this.#records.change(actor, THE_ROW, work, action, { ...basis }));
  }
}
