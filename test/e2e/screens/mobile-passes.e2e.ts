import { expect } from '@playwright/test';
import { family, openHome } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { states, withMobilePasses } from '../support/mobile-passes';
import { test } from '../test';

test('a family finds its passes on home, puts one on a phone, and has the link sent again', async ({ page, stack }) => {
  const { guest } = await family(stack);
  const theme = { bleConnect: { enableBleHomeScreen: true, desktopLogoUrl: '', mobileLogoUrl: '' } };
  const api = await withMobilePasses(page, { C1: states.connected, C2: states.none }, theme);
  await openHome(page, guest);
  const panel = page.getByRole('region', { name: 'Your pass on your phone' });
  await expect(panel).toContainText('1 not activated yet');
  await expect(page.getByRole('button', { name: 'Passes', exact: true }), 'one way is enough').toHaveCount(0);
  await panel.getByRole('link', { name: 'Show mobile passes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your pass on your phone' })).toBeVisible();
  const mia = page.getByRole('article', { name: 'Mia Carter' });
  await mia.getByRole('button', { name: 'Get the mobile pass' }).click();
  await expect(mia.getByText('Open the link that we sent you')).toBeVisible();
  const sent = page.waitForRequest('**/api/media/updateeticketdelivery');
  await mia.getByRole('button', { name: '•••89' }).click();
  expect((await sent).postDataJSON()).toEqual({ ipCode: 'C2', deliveryMode: 2 });
  await expect(mia.getByRole('status')).toContainText('On its way to');
  await expectAccessible(page);
  api.told['C2'] = states.connected;
  await page.reload();
  await expect(mia.getByText('Ready: this pass is on a phone.')).toBeVisible();
  await page.getByRole('button', { name: 'Show a code' }).click();
  await expect(page.getByRole('img', { name: 'Code for another phone' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Your family' }).click();
  await expect(page).toHaveURL('/home');
});

test('without the panel the cards are beside home', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await withMobilePasses(page, { C1: states.connected });
  await openHome(page, guest);
  await page.getByRole('button', { name: 'Passes', exact: true }).click();
  const sidebar = page.getByRole('dialog', { name: 'Passes' });
  await expect(sidebar.getByRole('article', { name: 'Emma Carter' })).toContainText('iPhone 15');
  await expectAccessible(page);
});

const phones = [
  {
    wallet: 'Apple Wallet',
    role: 'link',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15',
  },
  {
    wallet: 'Google Wallet',
    role: 'button',
    userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Mobile',
  },
] as const;
for (const { wallet, role, userAgent } of phones) {
  test.describe(wallet, () => {
    test.use({ userAgent, colorScheme: 'dark' });
    test(`its own phones have a button for it, also in the dark`, async ({ page, stack }) => {
      const { guest } = await family(stack);
      await withMobilePasses(page, { C1: states.connected });
      await openHome(page, guest);
      await page.goto('/ble-connect');
      const card = page.getByRole('article', { name: 'Emma Carter' });
      await expect(card.getByRole(role, { name: new RegExp(wallet) })).toBeVisible();
      await expect(page.getByText(wallet === 'Apple Wallet' ? 'Google Wallet' : 'Apple Wallet')).toHaveCount(0);
      await expectAccessible(page);
    });
  });
}

test('a link opens the passes on a phone without a sign-in, once, and leaves the address bar', async ({ page }) => {
  await withMobilePasses(page, { C2: states.sent });
  await page.goto('/connect');
  await expect(page.getByText('Please open the link that we sent you')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/connect?t=good');
  await expect(page.getByRole('article', { name: 'Mia Carter' })).toBeVisible();
  await expect(page).toHaveURL(/\/connect$/);
  await page.goto('/connect?t=used');
  await expect(page.getByText('This link has been used or is too old')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a link whose answer is lost opens at the next try, also after a reload', async ({ page }) => {
  await withMobilePasses(page, { C2: states.sent });
  const asked: unknown[] = [];
  await page.route('**/api/media/link/exchange', (route) => {
    asked.push(route.request().postDataJSON());
    return asked.length < 3 ? route.abort() : route.fallback();
  });
  await page.goto('/connect?t=good');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page).toHaveURL(/\/connect$/);
  await page.reload();
  await again.click();
  await expect(page.getByRole('article', { name: 'Mia Carter' })).toBeVisible();
  expect(new Set(asked.map((body) => JSON.stringify(body))).size, 'one and the same opening').toBe(1);
});

test('a link opens at a server of the version before too, while a new one comes in', async ({ page }) => {
  await withMobilePasses(page, { C2: states.sent });
  await page.route('**/api/media/link/exchange', (route) =>
    'attempt' in route.request().postDataJSON()
      ? route.fulfill({ status: 400, json: { status: 400, code: 'request.invalid' } })
      : route.fallback(),
  );
  await page.goto('/connect?t=good');
  await expect(page.getByRole('article', { name: 'Mia Carter' })).toBeVisible();
});

test('a phone that a link has opened is told how many wait to be activated', async ({ page }) => {
  const texts = { description: '{unactivatdCount} to activate' };
  const api = await withMobilePasses(page, { C1: states.unsent, C2: states.none, C3: states.sent }, {}, texts);
  await page.goto('/connect?t=good');
  await expect(page.getByText('2 to activate')).toBeVisible();
  api.told['C2'] = states.sent;
  await page.getByRole('article', { name: 'Mia Carter' }).getByRole('button', { name: 'Get the mobile pass' }).click();
  await expect(page.getByText('1 to activate')).toBeVisible();
});

test('a member’s page has the passes, and a resort with wallets alone their way into one', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await openHome(page, guest);
  const holders = [
    {
      contactId: ids[1],
      ipCode: 'C2',
      firstName: 'Mia',
      lastName: 'Carter',
      passes: [{ passNumber: 'SP1', productName: 'Season Pass Gold' }],
      recipients: [],
    },
  ];
  await page.route('**/api/profile/passes/holders', (route) => route.fulfill({ json: { holders } }));
  await page.goto(`/profile/${ids[1]}`);
  const card = page.getByRole('article', { name: 'Mia Carter' });
  await expect(card).toContainText('Season Pass Gold');
  await expect(card.getByRole('button', { name: 'Code for the wallet' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/profile/${ids[0]}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Emma Carter' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Emma Carter' })).toHaveCount(0);
});

test('what the resort does not want to show is not there, and without the feature there is no page', async ({
  page,
  stack,
}) => {
  const { guest } = await family(stack);
  await withMobilePasses(page, { C1: states.sent }, { mediaCard: { showMediaPasses: 'None' } });
  const asked = page.waitForResponse('**/api/profile/passes/holders');
  await openHome(page, guest);
  await asked;
  await expect(page.getByRole('button', { name: 'Passes', exact: true })).toHaveCount(0);
  await page.unrouteAll();
  for (const path of ['/ble-connect', '/connect']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Ooops 404 - Page Not Found' })).toBeVisible();
  }
});
