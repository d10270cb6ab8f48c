import type { AdminSettings } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { RecordTable } from '../../platform/database/record-table';
import { sqlInTransaction } from '../../platform/database/statement';

export type JsonObject = Record<string, unknown>;

/** The row as it is kept: texts and theme as saved, not merged; never the secret. */
export type SettingsRecord = Omit<AdminSettings, 'languageSettings' | 'themeSettings'> & {
  readonly id: 1;
  readonly languageSettings: JsonObject;
  readonly themeSettings: JsonObject;
};

const shape = {
  name: 'settings.record',
  table: 'admin_settings',
  columns: {
    languageSettings: 'language_settings',
    themeSettings: 'theme_settings',
    isSkiDataEnabled: 'is_ski_data_enabled',
    googleAnalyticsTagId: 'google_analytics_tag_id',
    resortCodes: 'resort_codes',
    resortGroupCodes: 'resort_group_codes',
    salesLocationIds: 'sales_location_ids',
    passCheckerLocationId: 'pass_checker_location_id',
    oneRiskUrl: 'one_risk_url',
    dateFormat: 'date_format',
    pointOfSaleSystem: 'point_of_sale_system',
    cookieConsentScript: 'cookie_consent_script',
    cookieConsentStyles: 'cookie_consent_styles',
    consentScriptHosts: 'consent_script_hosts',
  },
  json: `json_build_object('id', r.id, 'languageSettings', r.language_settings, 'themeSettings', r.theme_settings,
  'isSkiDataEnabled', r.is_ski_data_enabled, 'googleAnalyticsTagId', r.google_analytics_tag_id, 'resortCodes', r.resort_codes,
  'resortGroupCodes', r.resort_group_codes, 'salesLocationIds', r.sales_location_ids, 'passCheckerLocationId', r.pass_checker_location_id,
  'oneRiskUrl', r.one_risk_url, 'oneRiskSecret', null, 'isOneRiskSecretSet', r.one_risk_secret_sealed is not null,
  'oneRiskSecretSetUtc', to_char(r.one_risk_secret_set_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'dateFormat', r.date_format, 'pointOfSaleSystem', r.point_of_sale_system, 'cookieConsentScript', r.cookie_consent_script,
  'cookieConsentStyles', r.cookie_consent_styles, 'consentScriptHosts', r.consent_script_hosts, 'version', r.version,
  'modifiedDateUtc', to_char(r.modified_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
  sorts: { id: 'r.id' },
  filters: {},
} as const;

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
    this.table = new RecordTable(database, shape);
  }

  async saveSecret(sealed: { sealed: Buffer; keyId: string } | null): Promise<void> {
    await this.database.run(saveSecret, [sealed?.sealed ?? null, sealed?.keyId ?? null]);
  }
}
