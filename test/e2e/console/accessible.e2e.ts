import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { openScreen } from '../support/console';
import { test } from '../test';

const pages = [
  ['dashboard', 'Dashboard'],
  ['waivers', 'Waivers'],
  ['waivers/SP-LIABILITY', 'Waiver'],
  ['signatures', 'Signed waivers'],
] as const;

test('pages that no journey passes have nothing that axe objects to', async ({ page, stack }) => {
  await signedIn(page, stack);
  for (const [path, heading] of pages) {
    await openScreen(page, path, heading);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  }
  await page.goto('/admin/api/whole');
  await page.getByRole('heading', { name: /^API keys/ }).click({ timeout: 90_000 });
  await page.locator('[data-path="/api/admin/apikey/list"]').click();
  await expect(page.getByRole('heading', { name: 'Responses' })).toBeVisible();
  await expectAccessible(page);
});

test('on a phone what stands at the end of a row looks as if it could be pressed', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, 'access', 'Access');
  const remove = page.getByRole('button', { name: /^Remove / }).first();
  await expect(remove).toBeVisible();
  // Axe only calls text that is faded by what is around it undecided.
  const faded = remove
    .locator('xpath=ancestor-or-self::*')
    .evaluateAll((elements) =>
      elements.filter((element) => getComputedStyle(element).opacity !== '1').map(({ className }) => String(className)),
    );
  expect(await faded).toEqual([]);
  await expectAccessible(page);
});
