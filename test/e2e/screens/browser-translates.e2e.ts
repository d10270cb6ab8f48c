import { expect } from '@playwright/test';
import { family, openHome } from '../../support/families';
import { browserTranslates } from '../support/browser-translates';
import { test } from '../test';

test('home follows the activity that is chosen also while the browser translates it', async ({ page, stack }) => {
  const { guest } = await family(stack, [{ firstName: 'Leo', age: 6 }]);
  await browserTranslates(page);
  await openHome(page, guest);
  const leo = page.getByRole('listitem').filter({ hasText: 'Leo' });
  await expect(leo).toContainText('Waiver, rental profile, contacts, photo');
  await page.getByRole('button', { name: /^All-Mountain Day/ }).click();
  const choose = (name: RegExp) => page.getByRole('radio', { name }).check({ force: true });
  await choose(/^Snowshoe Tour/);
  await expect(leo).not.toContainText('rental profile');
  await choose(/^Night Skiing/);
  await expect(leo).toContainText('Nothing to do here');
});

test('a form that the browser translates follows the language that is chosen then', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await browserTranslates(page);
  await openHome(page, guest);
  await page.getByRole('link', { name: 'Add a family member' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByLabel('Vorname')).toBeVisible();
  await expect(page.getByLabel('Telefon')).toHaveAccessibleName('Telefon freiwillig');
});
