import { expect } from '@playwright/test';
import { newGuest } from '../../support/browser-guest';
import { test } from '../test';

const cookieConsentScript = '<script data-vendor="x">document.documentElement.dataset.consent = "asked"</script>';
const cookieConsentStyles = 'html { --consent: 1 }';

test("the resort's cookie consent runs before sign-in, and never beside what a guest signs", async ({ page, stack }) => {
  // In this browser alone: the stack's one row of settings belongs to all tests. The page and its policy are the server's own.
  await page.route('**/api/settings/client', async (route) => {
    const settings = await (await route.fetch()).json();
    await route.fulfill({ json: { ...settings, cookieConsentScript, cookieConsentStyles } });
  });
  await page.goto(`${stack.guestUrl}/welcome`);
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'asked');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--consent').trim())).toBe('1');

  await (await newGuest(stack)).signIn(page);
  await page.goto(`${stack.guestUrl}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-consent');
});
