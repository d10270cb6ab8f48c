import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { test } from '../test';

test('what would be saved and have no effect is told while it is typed', async ({ page, stack }) => {
  await signedIn(page, stack);
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/admin/settings');
  await page.getByLabel('Google Analytics tag id').fill('GTM-ABC123');
  await page.getByLabel('Resort codes').fill('NORTH; SOUTH');
  await page.getByLabel('Script', { exact: true }).fill('<script src="https://cdn.consent.example/a.js"></script>');
  const told = ['nothing is measured.', '“NORTH; SOUTH” is one code', 'loads from cdn.consent.example'];
  for (const words of told) await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Google Analytics tag id').fill('G-ABCDEF1234');
  await page.getByLabel('Resort codes').fill('NORTH, SOUTH');
  await page.getByLabel('Hosts that it loads from').fill('cdn.consent.example');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.goto('/admin/tasks/create');
  await page.getByLabel('Expires on').fill('2027-04-30');
  await page.getByLabel('Validation date').fill('2027-05-30');
  const outside = page.getByText('The validation date lies outside');
  await expect(outside).toBeVisible();
  await page.getByLabel('Validation date').fill('2027-04-30');
  await expect(outside).toHaveCount(0);
});
