import { expect } from '@playwright/test';
import { family, openHome } from '../../support/families';
import { rewriteAnswers } from '../support/network';
import { test } from '../test';

/** Phones held sideways, the browser's own bars taken off. */
const sideways = [
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 932, height: 430 },
];

test('on a phone held sideways home shows whom it is about before anybody scrolls', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await openHome(page, guest);
  const first = page.getByRole('button', { name: /^Emma Carter/ });
  await expect(first).toBeVisible();
  for (const language of ['en', 'ja']) {
    await page.locator('select[autocomplete="language"]').selectOption(language, { force: true });
    await expect(page.locator(`html[lang="${language}"]`)).toBeAttached();
    for (const size of sideways) {
      await page.setViewportSize(size);
      await expect(first).toBeInViewport({ ratio: 0.5 });
    }
  }
});

test('on a phone held sideways the family code opens with all that is scanned and read out', async ({
  page,
  stack,
}) => {
  const { guest } = await family(stack);
  await openHome(page, guest);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.getByRole('button', { name: 'Family code' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your family code' });
  // It comes last, and has the focus of the phone's own.
  await expect(sheet.getByRole('button', { name: 'Code for the wallet' })).toBeInViewport();
  await expect(sheet.getByRole('img', { name: 'Your family code' })).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByText(/^[A-Z]{4} [A-Z]{4}$/)).toBeInViewport({ ratio: 1 });
});

test('on a phone held sideways one signs in without scrolling, however tall the logo is', async ({ page }) => {
  const tall =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="400"><rect width="200" height="400"/></svg>';
  await page.route('**/api/pictures/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: tall }));
  await rewriteAnswers<object>(page, '**/api/settings/client', (settings) => ({
    ...settings,
    themeSettings: JSON.stringify({ general: { logoUrl: '/api/pictures/logo', logoWelcomeWidth: 300 } }),
  }));
  await page.goto('/welcome');
  await expect(page.getByRole('main').getByRole('img', { name: 'Arrival' })).toBeVisible();
  for (const size of sideways) {
    await page.setViewportSize(size);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeInViewport({ ratio: 1 });
  }
});
