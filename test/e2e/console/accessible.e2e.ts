import { expect } from '@playwright/test';
import { browserAdministrator } from '../../support/browser-administrator';
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
  await (await browserAdministrator(stack)).signIn(page);
  for (const [path, heading] of pages) {
    await openScreen(page, path, heading);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  }
  await page.goto('/admin/api/whole');
  await page.getByRole('heading', { name: /^API keys/ }).click();
  await page.locator('[data-path="/api/admin/apikey/list"]').click();
  await expect(page.getByRole('heading', { name: 'Responses' })).toBeVisible();
  await expectAccessible(page);
});
