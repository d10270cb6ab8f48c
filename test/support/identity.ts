import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** What a token says about a person; missing parts get plain defaults. */
export interface TokenClaims {
  sub?: string;
  given_name?: string;
  family_name?: string;
  email?: string;
  email_verified?: boolean;
  birthdate?: string;
  /** The app that asked for the token: `arrival-guest` unless told. */
  client_id?: string;
  /** When the person signed in at the provider, in seconds. */
  auth_time?: number;
  /** When the token was made, in seconds: now unless told. */
  iat?: number;
}

/** How a token is made; the defaults are what the API accepts. */
export interface TokenShape {
  audience?: string;
  issuer?: string;
  expiresInSeconds?: number;
  notBeforeInSeconds?: number;
  type?: string;
  /** Signs with a key that the issuer does not publish. */
  isForged?: boolean;
  /** Names this key in the header instead of the one that signs. */
  keyId?: string;
  /** Further fields of the header. */
  header?: Record<string, unknown>;
}

export interface TestIdentity {
  issuer: string;
  token(claims?: TokenClaims, shape?: TokenShape): Promise<string>;
  /** From now on other keys sign and are published. */
  rotateKeys(): Promise<void>;
  /** How often the published keys were read. */
  keyReads(): number;
  /** What the userinfo endpoint answers to any token; a number is a status without a body. */
  tellAbout(claims: Record<string, unknown> | number): void;
  /** Which claims it publishes as its own; none are told unless asked for. */
  offerClaims(names: readonly string[] | undefined): void;
  /** From now on every request is answered 500, until told otherwise. */
  break(isBroken: boolean): void;
  close(): Promise<void>;
}

export const testAudience = 'arrival-api';

/** An issuer of tokens over the real protocol (discovery and JWKS), without a sign-in page. */
export async function startTestIdentity(): Promise<TestIdentity> {
  const foreign = await makeKey('foreign');
  let current = await makeKey('key-1');
  let issuer = '';
  let reads = 0;
  let isBroken = false;
  let userInfo: Record<string, unknown> | number = 401;
  let claims_supported: readonly string[] | undefined;
  const server = createServer((request, response) => {
    const isForKeys = request.url?.startsWith('/jwks');
    if (isForKeys) reads += 1;
    const isForPerson = request.url?.startsWith('/userinfo') && request.headers.authorization?.startsWith('Bearer ');
    const metadata = { issuer, jwks_uri: `${issuer}/jwks`, userinfo_endpoint: `${issuer}/userinfo`, claims_supported };
    const body = isForKeys ? { keys: [current.published] } : isForPerson ? userInfo : metadata;
    const status = isBroken ? 500 : typeof body === 'number' ? body : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    token: (claims = {}, shape = {}) =>
      sign(shape.isForged ? { ...foreign, id: current.id } : current, issuer, claims, shape),
    async rotateKeys() {
      current = await makeKey(`key-${Date.now()}`);
    },
    keyReads: () => reads,
    tellAbout(claims) {
      userInfo = claims;
    },
    offerClaims(names) {
      claims_supported = names;
    },
    break(broken) {
      isBroken = broken;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

interface SigningKey {
  id: string;
  secret: CryptoKey;
  published: object;
}

async function makeKey(id: string): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  return { id, secret: privateKey, published: { ...(await exportJWK(publicKey)), kid: id, use: 'sig', alg: 'ES256' } };
}

function sign(key: SigningKey, issuer: string, claims: TokenClaims, shape: TokenShape): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const sub = claims.sub ?? 'guest';
  const person = { given_name: 'Emma', family_name: 'Carter', email: `${sub}@example.com`, email_verified: true };
  return new SignJWT({ client_id: 'arrival-guest', ...person, ...claims, sub })
    .setProtectedHeader({ alg: 'ES256', kid: shape.keyId ?? key.id, typ: shape.type ?? 'at+jwt', ...shape.header })
    .setIssuer(shape.issuer ?? issuer)
    .setAudience(shape.audience ?? testAudience)
    .setIssuedAt(claims.iat ?? now)
    .setNotBefore(now + (shape.notBeforeInSeconds ?? 0))
    .setExpirationTime(now + (shape.expiresInSeconds ?? 3600))
    .setJti(`${sub}-${now}-${Math.random()}`)
    .sign(key.secret, { crit: Object.fromEntries(Object.keys(shape.header ?? {}).map((name) => [name, true])) });
}
