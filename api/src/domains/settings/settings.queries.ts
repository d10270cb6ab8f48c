import type { DateFormat, PosSystem } from '@arrival/contracts';
import { sql } from '../../platform/database/statement';

export interface SettingsRow {
  readonly languageSettings: unknown;
  readonly themeSettings: unknown;
  readonly googleAnalyticsTagId: string | null;
  readonly oneRiskUrl: string | null;
  readonly dateFormat: DateFormat;
  readonly pointOfSaleSystem: PosSystem;
  readonly cookieConsentScript: string | null;
  readonly cookieConsentStyles: string | null;
  readonly consentScriptHosts: string | null;
}

/** The one row of general settings; the 1Risk secret is never read for a browser (D47). */
export const findSettings = sql<SettingsRow>(
  'settings.find',
  `select language_settings as "languageSettings", theme_settings as "themeSettings", google_analytics_tag_id as "googleAnalyticsTagId",
     one_risk_url as "oneRiskUrl", date_format as "dateFormat", point_of_sale_system as "pointOfSaleSystem",
     cookie_consent_script as "cookieConsentScript", cookie_consent_styles as "cookieConsentStyles",
     consent_script_hosts as "consentScriptHosts"
   from admin_settings where id = 1`,
);
