import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { openScreen } from '../support/console';
import { test } from '../test';

test.use({ locale: 'de-CH', timezoneId: 'Pacific/Honolulu' });

test('a day is written as the browser writes it, and is the same day', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openScreen(page, 'guests', 'Find a guest');
  await page.getByRole('searchbox', { name: 'Find a guest' }).fill('emma carter');
  await page.getByRole('link', { name: /born 14.03.1987/ }).click();
  await expect(page.getByRole('article', { name: 'Emma Carter' })).toContainText('Date of birth14.03.1987');
});
