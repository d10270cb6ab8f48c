import type { Page } from '@playwright/test';
import { decodeJwt } from 'jose';
import { type BrowserGuest, demoGuest } from './browser-guest';
import type { StackJson } from './stack-json';

const demoAdministrator = 'robin.hale@example.com';

/** An administrator of the demo resort; `signIn` is for the console, without the sign-in page. */
export async function browserAdministrator(stack: StackJson, email = demoAdministrator): Promise<BrowserGuest> {
  return inConsole(await demoGuest(stack, email));
}

/** The pages of this test are theirs. */
export async function signedIn(page: Page, stack: StackJson, email?: string): Promise<BrowserGuest> {
  const administrator = await browserAdministrator(stack, email);
  await administrator.signIn(page);
  return administrator;
}

/** Anybody; `signIn` is for the console from now on. */
export const inConsole = (guest: BrowserGuest): BrowserGuest => ({
  ...guest,
  signIn: (page) => putSession(page, guest),
});

/** Leaves the session where the console keeps it, once for each tab, so that signing out stays possible. */
async function putSession(page: Page, { person, token }: BrowserGuest): Promise<void> {
  const expiresAt = (decodeJwt(token).exp ?? 0) * 1000;
  const session = { accessToken: token, expiresAt, name: `${person.givenName} ${person.familyName}` };
  await page.addInitScript((text) => {
    if (location.origin === 'null' || sessionStorage.getItem('test.console')) return;
    sessionStorage.setItem('test.console', 'yes');
    sessionStorage.setItem('arrival.admin.session', text);
  }, JSON.stringify(session));
}
