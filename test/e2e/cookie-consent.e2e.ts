import { expect } from '@playwright/test';
import { newGuest } from '../support/browser-guest';
import { test } from './test';

test("the resort's cookie consent runs before sign-in, and never beside what a guest signs", async ({ page, stack, database }) => {
  // Stays for the other tests of this stack: it only marks the page, and taking it away would race with this test's twin on the desktop.
  const script = '<script data-vendor="x">document.documentElement.dataset.consent = "asked"</script>';
  await database.rows('update admin_settings set cookie_consent_script = $1, cookie_consent_styles = $2', [
    script,
    'html { --consent: 1 }',
  ]);
  await page.goto(`${stack.guestUrl}/welcome`);
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'asked');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--consent').trim())).toBe('1');

  await (await newGuest(stack)).signIn(page);
  await page.goto(`${stack.guestUrl}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-consent');
});
