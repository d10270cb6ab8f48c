import type { OidcClient, OidcClientSettings, SigninResponse, User } from 'oidc-client-ts';
import { queryClient } from './query-client';
import type { Session } from './session';
import { settingsQuery } from './settings';

export const library = () => import('oidc-client-ts');

export const callbackUrl = `${location.origin}/oidc-callback`;

let client: Promise<OidcClient> | undefined;

/** The OpenID client (code + PKCE). Loaded when somebody signs in: the first paint does not wait for it. */
export function oidcClient(): Promise<OidcClient> {
  client ??= clientSettings()
    .then(async (settings) => new (await library()).OidcClient(settings))
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}

export async function clientSettings(): Promise<OidcClientSettings> {
  const [{ WebStorageStateStore }, settings] = await Promise.all([library(), queryClient.ensureQueryData(settingsQuery)]);
  const { authority, client_id, scope, extraQueryParams } = settings.frontEndSettings.oidcSettings;
  return {
    authority,
    client_id,
    scope,
    extraQueryParams,
    // The token is asked for the same resource (RFC 8707).
    extraTokenParams: extraQueryParams['resource'] ? { resource: extraQueryParams['resource'] } : {},
    response_type: 'code',
    redirect_uri: callbackUrl,
    post_logout_redirect_uri: `${location.origin}/`,
    loadUserInfo: false,
    stateStore: new WebStorageStateStore({ store: sessionStorage, prefix: 'arrival.oidc.' }),
  };
}

export function toSession(answer: SigninResponse | User): Session {
  return {
    accessToken: answer.access_token,
    idToken: answer.id_token,
    expiresAt: (answer.expires_at ?? Date.now() / 1000 + 300) * 1000,
    subject: answer.profile.sub,
    givenName: answer.profile.given_name ?? '',
    familyName: answer.profile.family_name ?? '',
  };
}
