import { isDeepStrictEqual } from 'node:util';
import { type AdminSettings, type adminSettingsWriteSchema } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { RecordChanges } from '../../platform/audit/record-changes';
import { type EarlierState, Restorers, type UndoneChange } from '../../platform/audit/restorers';
import { undoneChange } from '../../platform/audit/undone-change';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { AdminSettingsQueries, type SettingsRecord } from './admin-settings.queries';
import { textsOverDefaults, themeOverDefaults } from './merge-over-defaults';
import { oneRiskSecretPlace } from './one-risk-secret';
import { readJsonSettings } from './read-json-settings';

type Write = z.output<typeof adminSettingsWriteSchema>;

const THE_ROW = 1;

function toWire({ id: _, languageSettings, themeSettings, ...record }: SettingsRecord): AdminSettings {
  return {
    ...record,
    languageSettings: JSON.stringify(textsOverDefaults(languageSettings)),
    themeSettings: JSON.stringify(themeOverDefaults(themeSettings)),
  };
}

/** What is given, over what is there. */
function over(
  before: SettingsRecord,
  { oneRiskSecret: _, version: __, languageSettings, themeSettings, ...write }: Write,
): object {
  const given = Object.fromEntries(Object.entries(write).filter(([, value]) => value !== undefined));
  return {
    ...before,
    ...given,
    languageSettings:
      languageSettings === undefined ? before.languageSettings : readJsonSettings('languageSettings', languageSettings),
    themeSettings:
      themeSettings === undefined ? before.themeSettings : readJsonSettings('themeSettings', themeSettings),
  };
}

/** The first save of texts or theme writes down each default too: that is no change of it. */
const undoneDraft = (whole: typeof textsOverDefaults, now: unknown, before: unknown, after: unknown): unknown =>
  isDeepStrictEqual(now, after) ? before : undoneChange(now, whole(before), whole(after));

/** One row holds what three pages of the console keep: undoing a text leaves theme, point of sale and the other texts as they are. */
function undoneSettings(now: SettingsRecord, before: EarlierState, after: EarlierState): object {
  const [was, became] = [before ?? {}, after ?? {}];
  const draft = (field: 'languageSettings' | 'themeSettings', whole: typeof textsOverDefaults) =>
    undoneDraft(whole, now[field], was[field], became[field]);
  return {
    ...(undoneChange(now, was, became) as object),
    languageSettings: draft('languageSettings', textsOverDefaults),
    themeSettings: draft('themeSettings', themeOverDefaults),
  };
}

/** The general settings, texts and theme as administrators keep them (spec §3, D43, D47). */
@Injectable()
export class AdminSettingsService {
  readonly #records: RecordChanges<SettingsRecord>;

  constructor(
    changes: AdminChanges,
    restorers: Restorers,
    private readonly queries: AdminSettingsQueries,
    private readonly cipher: FieldCipher,
  ) {
    this.#records = new RecordChanges(changes, queries.table, { entity: 'admin_settings', unknown: 'server.error' });
    restorers.register('admin_settings', (actor, _id, before, change) => this.#restore(actor, before, change));
  }

  async read(): Promise<AdminSettings> {
    return toWire(await this.#records.find(THE_ROW));
  }

  /**
   * What is left out stays. The audit trail says whether and when a secret was set, never which (D47). Throws `settings.invalid`,
   * `catalog.changed_meanwhile`.
   */
  async update(actor: Actor, write: Write): Promise<AdminSettings> {
    const { oneRiskSecret: secret, ...yours } = write;
    const work = async (before: SettingsRecord) => {
      await this.queries.table.update(THE_ROW, this.queries.table.valuesOf(over(before, write)));
      if (secret !== undefined)
        await this.queries.saveSecret(secret ? this.cipher.seal(secret, oneRiskSecretPlace) : null);
    };
    return toWire(await this.#records.change(actor, THE_ROW, work, 'updated', yours));
  }

  /** What this change changed, but the secret: that one is only ever typed in (D47). */
  async #restore(actor: Actor, before: EarlierState, { after }: UndoneChange): Promise<unknown> {
    const work = async (now: SettingsRecord) => {
      await this.queries.table.update(THE_ROW, this.queries.table.valuesOf(undoneSettings(now, before, after)));
    };
    return this.#records.change(actor, THE_ROW, work, 'restored');
  }
}
