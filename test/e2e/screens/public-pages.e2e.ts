import { expect } from '@playwright/test';
import { newGuest } from '../../support/browser-guest';
import { expectAccessible } from '../support/accessible';
import { rewriteAnswers } from '../support/network';
import { test } from '../test';

const notFound = 'Ooops 404 - Page Not Found';

test('about and access denied say what they are', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await expect(page).toHaveTitle(/About.*Arrival/);
  await expectAccessible(page);
  await page.goto('/access-denied');
  await expect(page.getByText('You do not have access to this resource')).toBeVisible();
  await expectAccessible(page);
});

test('an unknown path answers 404 and leads back to the start', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: notFound })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the start' }).click();
  await expect(page).toHaveURL('/welcome');
});

test('however high the window is, the footer lies at its end', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto('/no-such-page');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();
  expect(await footer.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))).toBe(1440);
});

test('features that are off are Not Found, also for a signed-in guest', async ({ page, stack }) => {
  for (const path of ['/pass-checker', '/connect', '/ble-connect']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: notFound }), path).toBeVisible();
  }
  const guest = await newGuest(stack);
  await guest.signIn(page);
  await page.goto('/ble-connect');
  await expect(page.getByRole('heading', { name: notFound })).toBeVisible();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/home');
  await expect(page.getByText(`Hi ${guest.person.givenName}`)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => /pass(es|-checker)|\/media\/|one-?risk|connect/i.test(path))).toEqual([]);
  await expect(page.getByRole('link', { name: /pass|connect/i })).toHaveCount(0);
});

test('the page of silent renewal stands alone without breaking', async ({ page }) => {
  await page.goto('/oidc-silent-renew');
  await expect(page.getByText('Renewing your sign-in')).toBeAttached();
});

test('the welcome page shows the logo and the title as images, each in its set width', async ({ page }) => {
  const general = {
    ...{ logoUrl: '/api/pictures/logo', logoWelcomeWidth: 150 },
    ...{ showArrivalTitleAsImage: true, arrivalTitleImageUrl: '/api/pictures/title', arrivalTitleImageWidth: 250 },
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>';
  await page.route('**/api/pictures/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
  await rewriteAnswers<object>(page, '**/api/settings/client', (settings) => ({
    ...settings,
    themeSettings: JSON.stringify({ general }),
  }));
  await page.goto('/welcome');
  const title = page.getByRole('main').getByRole('img', { name: 'Arrival' });
  await expect(title).toHaveAttribute('src', general.arrivalTitleImageUrl);
  expect((await title.boundingBox())?.width).toBe(250);
  const logo = page.getByRole('main').locator(`img[src="${general.logoUrl}"]`);
  await expect(logo, 'the title is said once').toHaveAttribute('alt', '');
  expect((await logo.boundingBox())?.width).toBe(150);
});

test('a resort that can be asked for help is linked from every page, one that cannot is not', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Help' })).toHaveCount(0);
  await page.route('**/api/settings/client', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), helpUrl: 'https://resort.example/help' },
    });
  });
  // What the phone has kept from before would be shown while a slow answer is on its way.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/about');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Help' })).toHaveAttribute(
    'href',
    'https://resort.example/help',
  );
  await expectAccessible(page);
});
