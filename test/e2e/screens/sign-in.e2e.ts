import { randomUUID } from 'node:crypto';
import type { ClientSettings } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { newGuest } from '../../support/browser-guest';
import { expectAccessible } from '../support/accessible';
import { expireToken } from '../support/expire-token';
import { delay, holdBack, rewriteAnswers } from '../support/network';
import { signInByTapping, signInByTyping } from '../support/sign-in-page';
import { test } from '../test';

const homeTitle = 'Ready for the mountain?';

test('a guest signs in by typing, sees the household and signs out again', async ({ page, stack }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('heading', { name: 'Skip the counter' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page).toHaveURL(new RegExp(`^${stack.issuer}`));
  await signInByTyping(page, 'hannah.weber@example.com', 'not the password');
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.');
  await expectAccessible(page);
  await signInByTyping(page, 'Hannah.Weber@example.com', 'demo');

  await expect(page).toHaveURL('/home');
  await expect(page.getByText('Hi Hannah')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ida Weber/ })).toBeVisible();

  await page.goto('/');
  await expect(page, 'who is signed in goes straight home').toHaveURL('/home');
  const signOut = await holdBack(page, `${stack.issuer}/.well-known/openid-configuration`);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Logging out...' })).toBeVisible();
  signOut();
  await expect(page).toHaveURL('/welcome');
  await page.goto('/home');
  await expect(page, 'the provider has forgotten too').toHaveURL(new RegExp(`^${stack.issuer}`));
});

test('a guest signs in by tapping a person and lands where the link led', async ({ page, stack }) => {
  await page.goto('/l/rental-shop');
  await expect(page).toHaveURL(new RegExp(`^${stack.issuer}`));
  await signInByTapping(page, 'Priya Raman');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { name: homeTitle })).toBeVisible();
  await expect(page.getByRole('button', { name: /Location: Rental Shop/ })).toBeVisible();
});

test('the saved path survives with its parameters', async ({ page }) => {
  await page.goto('/profile?from=mail');
  await signInByTapping(page, 'Mateo García');
  await expect(page).toHaveURL('/profile?from=mail');
  await expect(page.getByRole('heading', { name: 'Mateo García' })).toBeVisible();
});

test('a sign-in that comes back broken leads to its error page, from which one can start again', async ({
  page,
  stack,
}) => {
  await page.goto('/oidc-callback?code=stolen&state=unknown');
  await expect(page).toHaveURL('/oidc-callback-error');
  await expect(page.getByRole('heading', { name: 'Sign-in did not work' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(new RegExp(`^${stack.issuer}`));
});

/** Another tab, which the provider lets in without a question. */
async function signInAndOpenAnother(page: Page): Promise<Page> {
  await page.goto('/home');
  await signInByTapping(page, 'Priya Raman');
  await expect(page.getByText('Hi Priya')).toBeVisible();
  const another = await page.context().newPage();
  await another.goto('/');
  await expect(another.getByText('Hi Priya')).toBeVisible();
  return another;
}

const discovery = (issuer: string) => `${issuer}/.well-known/openid-configuration`;

test('whom the provider knows goes home from the start; whoever signs out stays so until they sign in', async ({
  page,
  stack,
}) => {
  const later = await signInAndOpenAnother(page);
  await expect(later).toHaveURL('/home');

  await later.reload();
  await later.route(discovery(stack.issuer), (route) => route.abort());
  await later.getByRole('link', { name: 'Sign out' }).click();
  await expect(later).toHaveURL('/welcome');
  await later.unroute(discovery(stack.issuer));
  await later.goto('/');
  await expect(later, 'the provider knows them still').toHaveURL('/welcome');
  await later.getByRole('button', { name: 'Sign in' }).click();
  await expect(later.getByText('Hi Priya')).toBeVisible();
});

test('a slow line is no refusal: whom the provider knows goes home there too', async ({ page, stack }) => {
  await page.goto('/home');
  await signInByTapping(page, 'Priya Raman');
  await expect(page.getByText('Hi Priya')).toBeVisible();
  const later = await page.context().newPage();
  await delay(later, `${stack.issuer}/**`, 1200);
  await later.goto('/');
  await expect(later.getByText('Hi Priya')).toBeVisible();
});

test('a provider that does not answer keeps nobody from the welcome page', async ({ page, stack }) => {
  const answer = await holdBack(page, discovery(stack.issuer));
  // It waits some seconds for it, which are not to be over when the page has come.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Looking for your sign-in'), 'never an empty page').toBeAttached();
  await expect(page).toHaveURL('/welcome');
  answer();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('with renewal on, who stays longer than a token lasts is not asked to sign in again', async ({ page, stack }) => {
  await renewalOn(page);
  await page.clock.install();
  await page.goto('/profile');
  await signInByTapping(page, 'Priya Raman');
  await expect(page.getByRole('heading', { name: 'Priya Raman' })).toBeVisible();
  await expireToken(page);
  const renewed = page.waitForResponse(`${stack.issuer}/token`, { timeout: 120_000 });
  await untilRenewalAsks(page);
  await renewed;
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Priya Raman' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('a renewal that the provider refuses disturbs nobody; the next call asks to sign in, and what was typed is kept', async ({
  page,
}) => {
  await renewalOn(page);
  await page.clock.install();
  await page.goto('/home');
  await signInByTapping(page, 'Priya Raman');
  await page.getByRole('link', { name: 'Add a family member' }).click();
  const name = `Ida ${randomUUID().replace(/[^a-f]/g, '')}`;
  await page.getByLabel('First name').fill(name);
  await expireToken(page);
  await page.context().clearCookies();
  const refused = page.waitForRequest(/\/oidc-(silent-renew|callback)\?.*error=login_required/, { timeout: 120_000 });
  await untilRenewalAsks(page);
  await refused;
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByLabel('First name')).toHaveValue(name);
  await page.getByLabel('Last name').fill('Raman');
  await page.getByLabel('Date of birth').fill('2018-05-06');
  await page.getByRole('button', { name: 'Add to my family' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Please sign in again' });
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await signInByTapping(await opened, 'Priya Raman');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('listitem').filter({ hasText: `${name} Raman` })).toBeVisible();
});

/** What renews is loaded after the page; an hour that passed before then is not noticed, and one that passes while it asks is its time-out. */
async function untilRenewalAsks(page: Page): Promise<void> {
  let isAsked = false;
  page.on('request', (request) => {
    if (request.url().includes('prompt=none')) isAsked = true;
  });
  await expect(async () => {
    if (!isAsked) await page.clock.fastForward('59:30');
    expect(isAsked).toBe(true);
  }).toPass({ intervals: [3000] });
}

/** As with OIDC_SILENT_RENEW=true. */
async function renewalOn(page: Page): Promise<void> {
  await rewriteAnswers<ClientSettings>(page, '**/api/settings/client', (settings) => {
    settings.frontEndSettings.oidcSettings.automaticSilentRenew = true;
    return settings;
  });
}

test('whom the provider gives no name tries again at the provider: the same sign-in never brings one', async ({
  page,
  stack,
}) => {
  const nameless = await newGuest(stack, { givenName: '', familyName: '' });
  await nameless.signIn(page);
  await page.goto('/home');
  const said = page.getByRole('alert').filter({ hasText: 'We need a name to check you in.' });
  await expect(said).toBeVisible();
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(new RegExp(`^${stack.issuer}`));
  await signInByTapping(page, 'Mateo García');
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('Hi Mateo')).toBeVisible();
});

test('whose household was erased since proves once more who they are: the provider’s own memory of them is too old', async ({
  page,
  stack,
}) => {
  const guest = await newGuest(stack);
  await guest.signIn(page);
  const problem = { type: 'about:blank', title: 'Please sign in once more', status: 403, code: 'auth.stale' };
  const answer = { status: 403, contentType: 'application/problem+json', body: JSON.stringify(problem) };
  await page.route('/api/profile', (route) => route.fulfill(answer));
  await page.goto('/home');
  const said = page.getByRole('alert').filter({ hasText: 'Please sign in once more' });
  await expect(said).toBeVisible();
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(new RegExp(`^${stack.issuer}`));
  await page.unroute('/api/profile');
  await signInByTapping(page, 'Mateo García');
  await expect(page.getByText('Hi Mateo')).toBeVisible();
});

test('a provider that never answers is told of, and can be tried again', async ({ page, stack }) => {
  await page.clock.install();
  await page.route(discovery(stack.issuer), () => undefined);
  const asked = page.waitForRequest(discovery(stack.issuer));
  await page.goto('/home');
  await asked;
  await page.clock.fastForward('01:00');
  await expect(page.getByText('Sign-in is not available right now')).toBeVisible();
  await page.unroute(discovery(stack.issuer));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(new RegExp(`^${stack.issuer}`));
});

test('nobody who signs out waits for a resort or a provider that never answers', async ({ page, stack }) => {
  await page.goto('/home');
  await signInByTapping(page, 'Priya Raman');
  await expect(page.getByText('Hi Priya')).toBeVisible();
  await page.reload();
  for (const silent of [discovery(stack.issuer), '**/logout']) await page.route(silent, () => undefined);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Logging out...' })).toBeVisible();
  await expect(page).toHaveURL('/welcome', { timeout: 60_000 });
});

test('signed out in one tab is signed out in the other, whatever was being typed there', async ({ page, stack }) => {
  await page.goto('/home');
  await signInByTapping(page, 'Priya Raman');
  await page.getByRole('link', { name: 'Add a family member' }).click();
  await page.getByLabel('First name').fill('Ida');
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(other.getByText('Hi Priya')).toBeVisible();
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });
  await other.getByRole('link', { name: 'Sign out' }).click();
  for (const tab of [other, page]) await expect(tab).toHaveURL('/welcome');
  expect(asked, 'nobody is asked').toEqual([]);
  await page.goto('/home');
  await expect(page).toHaveURL(new RegExp(`^${stack.issuer}`));
});

test('a tab that hears that somebody signed out does not ask the provider, whatever the browser has just forgotten', async ({
  page,
  stack,
}) => {
  const other = await signInAndOpenAnother(page);
  await page.reload();
  await page.route(discovery(stack.issuer), (route) => route.abort());
  // As in the moment between the answer that empties the browser and the note that somebody signed out.
  await page.route('**/logout', (route) => (route.request().method() === 'HEAD' ? undefined : route.continue()));
  await other.addInitScript(() => localStorage.removeItem('arrival.signedOut'));
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(other).toHaveURL('/welcome');
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('signed out in one tab is signed out in another that was elsewhere, and in a page that Back brings', async ({
  page,
  stack,
}) => {
  const other = await signInAndOpenAnother(page);
  await other.goto('about:blank');
  // The answer would have the browser forget both tabs' sessions; a phone without a connection hears none.
  await page.route('**/logout', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()));
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/welcome');
  await other.goBack();
  await expect(other).toHaveURL(new RegExp(`^${stack.issuer}|/welcome$`));
  await other.goto('/home');
  await expect(other).toHaveURL(new RegExp(`^${stack.issuer}`));
});
