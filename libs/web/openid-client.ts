import type { OidcClient, OidcClientSettings } from 'oidc-client-ts';

/** How an app is known to the OpenID provider. */
export interface Registration {
  readonly authority: string;
  readonly clientId: string;
  readonly scope: string;
  readonly extraQueryParams: Readonly<Record<string, string>>;
  /** Addresses of the app: where the provider's answer comes to, and where signing out ends. */
  readonly callback: string;
  readonly home: string;
  /** Of what is remembered in the tab while somebody is at the provider. */
  readonly prefix: string;
}

/** A provider without an answer for this long counts as away: what comes then has pages of its own. */
const requestTimeoutInSeconds = 15;

/** Loaded when somebody signs in: the first paint does not wait for it. */
export const library = () => import('oidc-client-ts');

export interface OpenIdClient {
  settings(): Promise<OidcClientSettings>;
  /** Made once; when that fails, the next call tries again. */
  client(): Promise<OidcClient>;
}

/** The OpenID client of an app (code + PKCE); the registration is asked for when it is needed. */
export function openIdClient(registration: () => Promise<Registration>): OpenIdClient {
  let made: Promise<OidcClient> | undefined;
  const settings = async () => {
    const [{ WebStorageStateStore }, known] = await Promise.all([library(), registration()]);
    return {
      ...clientSettings(known),
      stateStore: new WebStorageStateStore({ store: sessionStorage, prefix: known.prefix }),
    };
  };
  const make = async () => new (await library()).OidcClient(await settings());
  return {
    settings,
    client() {
      made ??= make().catch((error: unknown) => {
        made = undefined;
        throw error;
      });
      return made;
    },
  };
}

function clientSettings({
  authority,
  clientId,
  scope,
  extraQueryParams,
  callback,
  home,
}: Registration): OidcClientSettings {
  const { resource } = extraQueryParams;
  return {
    authority,
    client_id: clientId,
    scope,
    extraQueryParams: { ...extraQueryParams },
    // The token is asked for the same resource (RFC 8707).
    extraTokenParams: resource ? { resource } : {},
    response_type: 'code',
    redirect_uri: callback,
    post_logout_redirect_uri: home,
    loadUserInfo: false,
    requestTimeoutInSeconds,
  };
}
