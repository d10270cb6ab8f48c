import type { AdminSettings } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { describeRecord } from '../../platform/database/record-shape';
import { RecordTable } from '../../platform/database/record-table';
import { sqlInTransaction } from '../../platform/database/statement';
import { AdminSettingsEntity } from './admin-settings.entity';

export type JsonObject = Record<string, unknown>;

/** The row as it is kept: texts and theme as saved, not merged; never the secret. */
export type SettingsRecord = Omit<AdminSettings, 'languageSettings' | 'themeSettings'> & {
  readonly id: 1;
  readonly languageSettings: JsonObject;
  readonly themeSettings: JsonObject;
};

const settingsShape = describeRecord(AdminSettingsEntity, {
  order: 'id',
  adds: { oneRiskSecret: 'null', isOneRiskSecretSet: 'r.one_risk_secret_sealed is not null' },
});

/** The clock, not the transaction's beginning: whoever waited for the turn sets it later. */
const saveSecret = sqlInTransaction<never>(
  'settings.save-secret',
  `update admin_settings set one_risk_secret_sealed = $1::bytea, one_risk_secret_key_id = $2,
     one_risk_secret_set_at = case when $1::bytea is null then null else clock_timestamp() end where id = 1`,
);

/** The one row of general settings as the console keeps it. */
@Injectable()
export class AdminSettingsQueries {
  readonly table: RecordTable<SettingsRecord>;

  constructor(private readonly database: Database) {
    this.table = new RecordTable(database, settingsShape);
  }

  async saveSecret(sealed: { sealed: Buffer; keyId: string } | null): Promise<void> {
    await this.database.run(saveSecret, [sealed?.sealed ?? null, sealed?.keyId ?? null]);
  }
}
