import { type ClientSettings, walletKinds } from '@arrival/contracts';
import type { AppConfig } from '../../config/app-config';
import { textsOverDefaults, themeOverDefaults } from './merge-over-defaults';
import type { SettingsRow } from './settings.queries';

/** What a browser may know of configuration and settings (spec §3, D43, D47). */
export function clientSettings(config: AppConfig, row: SettingsRow): ClientSettings {
  return {
    frontEndSettings: {
      baseUrl: config.publicUrl,
      limitToMobile: config.limitToMobile,
      oidcSettings: {
        authority: config.oidc.issuer,
        client_id: config.oidc.clientId,
        admin_client_id: config.oidc.adminClientId,
        scope: config.oidc.scope,
        automaticSilentRenew: config.oidc.silentRenew,
        extraQueryParams: config.oidc.authorizationParameters,
      },
    },
    ...config.client,
    oneRiskUrl: row.oneRiskUrl,
    oneRiskSecret: null,
    pointOfSaleSystem: row.pointOfSaleSystem,
    dateFormat: row.dateFormat,
    languageSettings: JSON.stringify(english(row.languageSettings)),
    themeSettings: JSON.stringify(themeOverDefaults(row.themeSettings)),
    cookieConsentScript: row.cookieConsentScript,
    cookieConsentStyles: row.cookieConsentStyles,
    features: [...config.features],
    wallets: walletKinds.filter((kind) => (kind === 'apple' ? config.appleWallet : config.googleWallet)),
    googleAnalyticsTagId: row.googleAnalyticsTagId,
  };
}

/** Guests of other languages ask for theirs (`SettingsService.languageTexts`). */
function english(saved: unknown): object {
  const { translations: _, ...texts } = textsOverDefaults(saved);
  return texts;
}
