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
  await page.getByRole('button', { name: 'Passes', exact: true }).click();
  const sidebar = page.getByRole('dialog', { name: 'Passes' });
  await expect(sidebar.getByRole('article', { name: 'Emma Carter' })).toContainText('iPhone 15');
  await expectAccessible(page);
  await sidebar.getByRole('button', { name: 'Close' }).click();
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
});

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
