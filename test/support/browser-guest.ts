import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { decodeJwt, importJWK, SignJWT } from 'jose';
import { born } from './build-household';
import type { StackJson } from './stack-json';

export interface GuestPerson {
  sub: string;
  givenName: string;
  familyName: string;
  email: string;
  birthdate: string;
}

export interface BrowserGuest {
  person: GuestPerson;
  token: string;
  /** What the app keeps of it in a tab. */
  session: string;
  /** Calls the API as this guest; fails unless it answers 2xx. */
  call(method: string, path: string, body?: unknown): Promise<unknown>;
  /** From now on pages of this browser context are signed in. */
  signIn(page: Page): Promise<void>;
}

export interface FamilyMember {
  firstName: string;
  lastName?: string;
  /** Whole years. */
  age: number;
}

const audience = 'arrival-api';
const tokenSeconds = 3600;

/**
 * Somebody who has never been here, signed in without the sign-in page: their token has the provider's own signature.
 * Each test takes its own, so that tests side by side never meet in one household.
 */
export async function newGuest(
  stack: StackJson,
  given: Partial<GuestPerson> = {},
  clientId = 'arrival-guest',
): Promise<BrowserGuest> {
  const sub = `test-${randomUUID()}`;
  const person = {
    sub,
    givenName: 'Emma',
    familyName: 'Carter',
    email: `${sub}@example.com`,
    birthdate: born(38),
    ...given,
  };
  const expiresAt = Math.floor(Date.now() / 1000) + tokenSeconds;
  const token = await sign(stack, person, clientId, expiresAt);
  return { person, token, ...signedIn(stack, person, token, expiresAt) };
}

/** A new guest with these members at home. */
export async function newFamily(
  stack: StackJson,
  members: FamilyMember[],
  given?: Partial<GuestPerson>,
): Promise<BrowserGuest> {
  const guest = await newGuest(stack, given);
  await guest.call('GET', '/api/profile');
  for (const { firstName, lastName = guest.person.familyName, age } of members) {
    await guest.call('POST', '/api/family/addmember', { firstName, lastName, dateOfBirth: born(age) });
  }
  return guest;
}

/** A demo person, with the token that `npm run token` gives. */
export async function demoGuest(stack: StackJson, email: string): Promise<BrowserGuest> {
  const known = stack.people.find((person) => person.email === email);
  if (!known) throw new Error(`Nobody in the demo has the e-mail address ${email}`);
  const answer = await fetch(`${stack.issuer}/sandbox/token`, {
    method: 'POST',
    body: JSON.stringify({ email, password: known.password }),
  });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const claims = decodeJwt<{ given_name: string; family_name: string; birthdate: string }>(token);
  const person = {
    sub: claims.sub ?? '',
    givenName: claims.given_name,
    familyName: claims.family_name,
    email,
    birthdate: claims.birthdate,
  };
  return { person, token, ...signedIn(stack, person, token, claims.exp ?? 0) };
}

function signedIn(stack: StackJson, person: GuestPerson, accessToken: string, expiresAt: number) {
  const session = JSON.stringify({
    accessToken,
    expiresAt: expiresAt * 1000,
    subject: person.sub,
    givenName: person.givenName,
    familyName: person.familyName,
  });
  return { session, call: caller(stack, accessToken), signIn: (page: Page) => putSession(page, session) };
}

async function sign(stack: StackJson, person: GuestPerson, clientId: string, expiresAt: number): Promise<string> {
  const { signing } = JSON.parse(readFileSync(join(stack.dataDir, 'identity-keys.json'), 'utf8'));
  const claims = {
    given_name: person.givenName,
    family_name: person.familyName,
    email: person.email,
    email_verified: true,
    birthdate: person.birthdate,
    client_id: clientId,
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: signing.alg, kid: signing.kid, typ: 'at+jwt' })
    .setIssuer(stack.issuer)
    .setAudience(audience)
    .setSubject(person.sub)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .setJti(randomUUID())
    .sign(await importJWK(signing, signing.alg));
}

function caller(stack: StackJson, token: string): BrowserGuest['call'] {
  return async (method, path, body) => {
    const response = await fetch(`${stack.apiUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
}

/** Leaves the session where the app keeps it, once for each tab, so that signing out stays possible. */
async function putSession(page: Page, session: string): Promise<void> {
  await page.addInitScript((text) => {
    if (self.origin === 'null' || sessionStorage.getItem('test.signed-in')) return;
    sessionStorage.setItem('test.signed-in', 'yes');
    sessionStorage.setItem('arrival.session', text);
  }, session);
}
