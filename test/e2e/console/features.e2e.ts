import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { family, openCheckIn } from '../../support/families';
import { withFeatures } from '../support/features';
import { partnerPlace } from '../support/own-place';
import { test } from '../test';

test('what belongs to a feature is set up only where the resort has it', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.goto('/admin/language');
  const part = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(part('Check-in').first()).toBeVisible();
  await expect(part('Pass Checker')).toHaveCount(0);
  await expect(part('Mobile passes')).toHaveCount(0);
  await expect(page.getByText('{unactivatdCount}')).toHaveCount(0);
  await page.goto('/admin/settings');
  await expect(page.getByLabel('Sales locations')).toBeVisible();
  await expect(page.getByLabel('Pass Checker location')).toHaveCount(0);
  await expect(page.getByLabel('1Risk address')).toHaveCount(0);
  await page.goto('/admin/tasks/create');
  await expect(page.getByLabel('POS waiver id')).toBeVisible();
  await expect(page.getByLabel('External waiver id')).toHaveCount(0);

  await withFeatures(page, ['PassChecker', 'BLEConnect', '1Risk']);
  await page.reload();
  await expect(page.getByLabel('External waiver id')).toBeVisible();
  await page.goto('/admin/settings');
  await expect(page.getByLabel('Pass Checker location')).toBeVisible();
  await expect(page.getByLabel('1Risk address')).toBeVisible();
  await page.goto('/admin/theme');
  await part('Mobile passes').click();
  await expect(page.getByRole('textbox', { name: 'Logo on phones' })).toBeVisible();
  await page.goto('/admin/language');
  await part('Pass Checker').click();
  await expect(page.getByLabel('Help Message')).toHaveValue('Questions? Guest services will be glad to help.');
  await part('Mobile passes').click();
  await page.getByLabel('Activate Button').fill('');
  await page.getByRole('button', { name: 'Update Language' }).click();
  await expect(page.getByText('This is required.')).toBeVisible();
});

test('without 1Risk a waiver with an external id is signed here, and nothing of the partner is loaded', async ({
  page,
  stack,
  database,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const place = await partnerPlace(database);
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  await expect(page.locator('iframe[title^="Text of"]')).toBeVisible();
  await expect(page.locator('iframe[title="Waiver of our partner"]')).toHaveCount(0);
  expect(loaded.filter((url) => /one-?risk/i.test(url))).toEqual([]);
});
