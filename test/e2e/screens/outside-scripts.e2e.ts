import { expect, type Frame, type Page } from '@playwright/test';
import { newGuest } from '../../support/browser-guest';
import { expectAccessible } from '../support/accessible';
import { holdBack, rewriteAnswers } from '../support/network';
import { test } from '../test';

const cookieConsentScript = '<script data-vendor="x">document.documentElement.dataset.consent = "asked"</script>';
const cookieConsentStyles = 'html { --consent: 1 }';
const googleAnalyticsTagId = 'G-ARRIVAL1';

/** In this browser alone: the stack's one row of settings belongs to all tests. The pages and their policies are the server's own. */
async function withSettings(page: Page, changes: Record<string, unknown>): Promise<void> {
  await rewriteAnswers<object>(page.context(), '**/api/settings/client', (settings) => ({ ...settings, ...changes }));
  await page
    .context()
    .route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
}

const vendor = (page: Page) => page.locator('html[data-consent]');
const analytics = (page: Page): Frame | undefined =>
  page.frames().find((frame) => frame.url().includes('/analytics.html'));
const counted = async (page: Page): Promise<unknown[]> =>
  (await analytics(page)?.evaluate(() =>
    (window as unknown as { dataLayer: IArguments[] }).dataLayer.map((entry) => [...entry]),
  )) ?? [];

test("the resort's consent script runs where there is no token and no form, and nowhere else", async ({
  page,
  stack,
}) => {
  await withSettings(page, { cookieConsentScript, cookieConsentStyles });
  const silentSignIn = await holdBack(page, `${stack.issuer}/.well-known/openid-configuration`);
  // It waits some seconds for it, which are not to be over when the page has come.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Looking for your sign-in')).toBeVisible();
  await expect(vendor(page), 'whoever is signed in at the provider gets a token here').toHaveCount(0);
  silentSignIn();

  await expect(page).toHaveURL('/welcome');
  await expect(vendor(page)).toHaveCount(1);
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--consent').trim()),
  ).toBe('1');

  await page.goto('/about');
  await expect(vendor(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Go to check-in' }).click();
  await expect(page).toHaveURL('/welcome');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`^${stack.issuer}`));

  await (await newGuest(stack)).signIn(page);
  for (const path of ['/home', '/profile', '/about']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(vendor(page), path).toHaveCount(0);
  }
});

test("a consent script that is loaded from its vendor's host comes for who opens the bare address, too", async ({
  page,
}) => {
  await withSettings(page, { cookieConsentScript: '<script src="https://consent.example/ask.js"></script>' });
  // As the server's own policy is for this page, and for no other, once the settings have that script and its host.
  await page.route('**/welcome', async (route) => {
    const answer = await route.fetch();
    const policy = answer
      .headers()
      ['content-security-policy']?.replace("script-src 'self'", '$& https://consent.example');
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'content-security-policy': policy ?? '' },
    });
  });
  const body = 'document.documentElement.dataset.consent = "asked"';
  await page.route('https://consent.example/**', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto('/');
  await expect(page).toHaveURL('/welcome');
  await expect(vendor(page)).toHaveCount(1);
});

test("a vendor's buttons without a style of their own are read on the vendor's ground, and work", async ({ page }) => {
  const banner = `<script>
    const banner = document.body.appendChild(document.createElement('div'));
    banner.style = 'position: fixed; inset: auto 0 0; background: #111; color: #fff';
    banner.append('We use cookies', Object.assign(document.createElement('button'), { textContent: 'Accept', onclick: () => banner.remove() }));
  </script>`;
  await withSettings(page, { cookieConsentScript: banner });
  await page.goto('/welcome');
  const accept = page.getByRole('button', { name: 'Accept' });
  await expect(accept, 'as the browser draws it').toHaveCSS('color', 'rgb(0, 0, 0)');
  await accept.click();
  await expect(accept).toHaveCount(0);
});

test('nothing is counted before the guest allows it, and not after they have thought again', async ({
  page,
  stack,
}) => {
  await withSettings(page, { cookieConsentScript, googleAnalyticsTagId });
  await page.goto('/welcome');
  await expect(vendor(page)).toHaveCount(1);
  expect(analytics(page)).toBeUndefined();
  await page.evaluate(() => (window as unknown as { arrivalConsent(granted: boolean): void }).arrivalConsent(true));
  await expect
    .poll(() => counted(page))
    .toContainEqual(['config', googleAnalyticsTagId, expect.objectContaining({ client_storage: 'none' })]);
  expect(await analytics(page)?.evaluate(() => self.origin), 'nothing of ours can be reached from there').toBe('null');

  await (await newGuest(stack)).signIn(page);
  await page.goto('/home');
  await expect.poll(() => analytics(page)?.url(), 'the answer is kept').toContain(googleAnalyticsTagId);

  const [choices] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Privacy choices' }).click(),
  ]);
  await expect(vendor(choices), 'in a tab without the session').toHaveCount(1);
  await expect(choices.getByText('You let us count which steps are used.')).toBeVisible();
  await expectAccessible(choices);
  await choices.getByRole('button', { name: 'Do not count' }).click();
  await expect(choices.getByText('Nothing is counted on this phone.')).toBeVisible();
  await expect.poll(() => analytics(page), 'in the other tab too').toBeUndefined();
});

test('without a consent script the tag id is enough, but not on an address that carries a code', async ({
  page,
  stack,
}) => {
  await withSettings(page, { googleAnalyticsTagId });
  await page.goto('/oidc-callback?code=stolen&state=unknown');
  await expect(page).toHaveURL('/oidc-callback-error');
  await expect(page.getByRole('heading', { name: 'Sign-in did not work' })).toBeVisible();
  expect(analytics(page)).toBeUndefined();
  await (await newGuest(stack)).signIn(page);
  await page.goto('/home');
  await expect.poll(() => analytics(page)?.url()).toContain(googleAnalyticsTagId);
  await expect(page.getByRole('link', { name: 'Privacy choices' })).toHaveCount(0);
  for (const path of ['/sign#secret', '/counter#code', '/family-code#code']) {
    await page.goto('/about');
    await expect.poll(() => analytics(page)?.url()).toContain(googleAnalyticsTagId);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(analytics(page), path).toBeUndefined();
  }
});

test('no page tries what its own policy forbids', async ({ page, stack }) => {
  const refused: string[] = [];
  page.on(
    'console',
    (message) => /Content Security Policy|unsafe-eval/.test(message.text()) && refused.push(message.text()),
  );
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error('Content Security Policy', violatedDirective, blockedURI),
    ),
  );
  await (await newGuest(stack)).signIn(page);
  for (const path of ['/welcome', '/home', '/profile', '/add-family-member']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(refused).toEqual([]);
});
