import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { test } from '../test';

const denied = async (page: Page) => {
  await expect(page).toHaveURL('/access-denied');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
};

test('a sign-in that cannot begin, because the provider does not answer, leads to access-denied', async ({
  page,
  stack,
}) => {
  await page.route(`${stack.issuer}/**`, (route) => route.abort());
  await page.goto('/admin/locations');
  await denied(page);
});

test('so does one whose settings cannot be read', async ({ page }) => {
  // The console reads them first and once; the page it leads to reads its own.
  await page.route('**/api/settings/client', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.goto('/admin');
  await denied(page);
});
