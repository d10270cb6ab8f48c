import { openIdClient } from '@arrival/web/openid-client';
import { queryClient } from '../api/query-client';
import { settingsQuery } from '../settings';

export const callbackUrl = `${location.origin}/oidc-callback`;
/** Of the window in which somebody signs in again beside a page. */
export const signInWindowName = 'arrival.sign-in';

/** The guests' OpenID client. */
export const openId = openIdClient(async () => {
  const { oidcSettings } = (await queryClient.ensureQueryData(settingsQuery)).frontEndSettings;
  const { authority, client_id: clientId, scope, extraQueryParams } = oidcSettings;
  return {
    authority,
    clientId,
    scope,
    extraQueryParams,
    callback: callbackUrl,
    home: `${location.origin}/`,
    prefix: 'arrival.oidc.',
  };
});
