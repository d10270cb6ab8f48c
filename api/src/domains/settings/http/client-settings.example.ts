import type { ClientSettings } from '@arrival/contracts';

/** For the API's document; the two JSON texts are shortened. */
export const clientSettingsExample: ClientSettings = {
  frontEndSettings: {
    baseUrl: 'https://checkin.example.com',
    limitToMobile: false,
    oidcSettings: {
      authority: 'https://sign-in.example.com',
      client_id: 'arrival-guest',
      admin_client_id: 'arrival-admin',
      scope: 'openid profile email',
      automaticSilentRenew: false,
      extraQueryParams: {},
    },
  },
  environment: 'production',
  oneRiskUrl: null,
  oneRiskSecret: null,
  pointOfSaleSystem: 'RTP',
  dateFormat: 'mmddyyyy',
  phoneRegion: 'US',
  languageSettings: '{"application":{"title":"Arrival","subtitle":"Check in before you arrive"}}',
  themeSettings: '{"general":{"logoWelcomeWidth":200}}',
  cookieConsentScript: null,
  cookieConsentStyles: null,
  features: ['PassChecker'],
  googleAnalyticsTagId: null,
  applicationInsightsKey: null,
};
