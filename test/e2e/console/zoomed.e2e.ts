import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { demoFamily } from '../../support/families';
import { openScreen } from '../support/console';
import { test } from '../test';

/** A window of 1280 × 1024 at 200 %: the menu stays open and takes a third of it. */
const zoomed = { width: 640, height: 512 };

test('at 200 % the filters of a list have room beside the menu', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.setViewportSize(zoomed);
  await openScreen(page, 'audit', 'Audit trail');
  await expect(page.getByRole('combobox', { name: 'Show' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(zoomed.width);
});

test('at 200 % what a guest still has to do is no column of single words', async ({ page, stack }) => {
  await signedIn(page, stack);
  const { ids } = await demoFamily(stack, 'emma.carter@example.com');
  await page.setViewportSize(zoomed);
  await page.goto(`/admin/guests/${ids[0]}`);
  const missing = page.getByText(/ missing$/).first();
  await expect(missing).toBeVisible();
  expect((await missing.boundingBox())?.width).toBeGreaterThan(180);
});
