import { type ClientMetadata, type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { accessTokenSeconds, claimsOf, type Person, scopes } from './claims';
import type { IdentityKeys } from './keys';
import { errorPage, signedOutPage, signOutPage } from './pages';

const apiResource = 'urn:arrival:api';
const lifetimes = {
  AccessToken: accessTokenSeconds,
  IdToken: accessTokenSeconds,
  Interaction: 3600,
  Session: 12 * 3600,
  Grant: 12 * 3600,
  RefreshToken: 12 * 3600,
};

export interface IdentityConfiguration {
  keys: IdentityKeys;
  origins: readonly string[];
  people: readonly Person[];
  audience: string;
  clientId: string;
  adminClientId: string;
}

/** Settings of oidc-provider: two public apps with PKCE, no consent, JWT access tokens for the API with the person's claims (D1). */
export function providerConfiguration(options: IdentityConfiguration): Configuration {
  const { keys, origins } = options;
  const find = (sub: string | undefined) => options.people.find((person) => person.sub === sub);
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return {
    clients: [client(options.clientId, origins, ''), client(options.adminClientId, origins, '/admin')],
    jwks: { keys: [keys.signing] },
    cookies: { keys: keys.cookies },
    scopes: [...scopes, 'offline_access'],
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'birthdate'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    findAccount: (_ctx, sub) => {
      const person = find(sub);
      return person && { accountId: sub, claims: () => ({ sub, ...claimsOf(person) }) };
    },
    extraTokenClaims: ({ oidc: { entities } }, token) => {
      const person = find('accountId' in token ? token.accountId : undefined);
      const auth_time = (entities.AuthorizationCode ?? entities.RefreshToken)?.authTime;
      return person && { ...claimsOf(person), auth_time };
    },
    pkce: { required: () => true },
    issueRefreshToken: (_ctx, _client, code) => code.scopes.has('offline_access'),
    loadExistingGrant: grantEverything,
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: signOutPage, postLogoutSuccessSource: signedOutPage },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiResource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: scopes.join(' '),
          audience: options.audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: accessTokenSeconds,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    renderError: errorPage,
    ttl: lifetimes,
  };
}

function client(id: string, origins: readonly string[], base: string): ClientMetadata {
  const on = (paths: string[]) => origins.flatMap((origin) => paths.map((path) => `${origin}${path}`));
  return {
    client_id: id,
    token_endpoint_auth_method: 'none',
    application_type: 'web',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: on([`${base}/oidc-callback`, `${base}/oidc-silent-renew`]),
    post_logout_redirect_uris: on([`${base}/logout`, `${base}/`, ...(base ? [base] : [])]),
  };
}

/** Our own apps need no consent: the grant that a consent page would make is made at once. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client: asking, session, provider } = ctx.oidc;
  const known = asking && session?.grantIdFor(asking.clientId);
  const found = known ? await provider.Grant.find(known) : undefined;
  if (found) return found;
  const grant = new provider.Grant({ clientId: asking?.clientId, accountId: session?.accountId });
  grant.addOIDCScope([...scopes, 'offline_access'].join(' '));
  grant.addResourceScope(apiResource, scopes.join(' '));
  await grant.save();
  return grant;
}
