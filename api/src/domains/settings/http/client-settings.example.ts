import { type ClientSettings, unsetClientSettings } from '@arrival/contracts';

/** For the API's document; the two JSON texts are shortened. */
export const clientSettingsExample: ClientSettings = {
  ...unsetClientSettings,
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
  languageSettings: '{"application":{"title":"Arrival","subtitle":"Check in before you arrive"}}',
  themeSettings: '{"general":{"logoWelcomeWidth":200}}',
  features: ['PassChecker'],
};
