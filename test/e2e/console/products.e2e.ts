import type { AdminActivity } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { unique } from '../support/unique';
import { test } from '../test';

test('a product is added and asks for what is ticked; its code is no other one’s', async ({
  page,
  stack,
  database,
}) => {
  const code = `SLED-${String(Date.now()).slice(-7)}`;
  await signedIn(page, stack);
  await page.goto('/admin/products/create');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Name' }).fill(`Sled ${code}`);
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('checkbox', { name: 'Rental profile' }).check();
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('A purchase leads to no activity yet.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/admin/products?filter=${encodeURIComponent(JSON.stringify({ q: code }))}`);
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('rental profile');
  await expect(row).toContainText('No activity');
  const [{ rules } = { rules: [] }] = await database.rows<{ rules: string[] }>(
    'select rules from product where code = $1',
    [code],
  );
  expect(rules).toEqual(['RENTALPROFILEREQUIRED']);
  await page.goto('/admin/products/create');
  await page.getByRole('textbox', { name: 'Name' }).fill('Another');
  await page.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Another product has this code').first()).toBeVisible();
});

test('an activity without products says where they are made', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const { id } = (await administrator.call('POST', '/api/activities', { name: 'Ice walk' })) as AdminActivity;
  await page.goto(`/admin/activities/${id}`);
  await expect(page.getByText('Products are added under Products.')).toBeVisible();
  await expect(page.getByText('point of sale')).toHaveCount(0);
});

test('on a phone a waiver with a word that no line holds widens no product', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const posWaiverId = unique('LONG');
  const title = `Donaudampfschifffahrtsgesellschaft${'skapitaen'.repeat(8)}`;
  await administrator.call('POST', '/api/admin/waivers', { posWaiverId, title, html: '<p>Look where you ski.</p>' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/products/create');
  await expect(page.getByRole('checkbox', { name: title })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
