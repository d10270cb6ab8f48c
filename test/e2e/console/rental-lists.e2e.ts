import type { RentalListEntry } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { browserAdministrator, signedIn } from '../../support/browser-administrator';
import { family, openCheckIn, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { openScreen } from '../support/console';
import { test } from '../test';

const german = (page: Page) => page.getByRole('button', { name: /^Deutsch/ });

test('an entry is written in German beside its English, and a family reads it', async ({ page, browser, stack }) => {
  const administrator = await browserAdministrator(stack);
  const entryOf = async (filter: object, listKey: string) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]' });
    const entries = await administrator.call('GET', `/api/admin/rental-lists?${query}`);
    return (entries as RentalListEntry[]).find((entry) => entry.listKey === listKey);
  };
  const fastest = await entryOf({ list: 'ability' }, 'III+');
  await administrator.signIn(page);
  await page.goto(`/admin/rental-lists/${fastest?.id}`);
  await german(page).click();
  const text = page.getByRole('textbox', { name: 'Text (Deutsch)' });
  // Also what a try before this one has saved.
  await expect(text).toHaveValue(/^Typ III\+ · (wünscht|fährt)/);
  await expect(page.getByText('English: Type III+ · wants settings higher than Type III')).toBeVisible();
  await expectAccessible(page);
  await text.fill('');
  await expect(page.getByText(/^Not translated, guests read: Type III\+/)).toBeVisible();
  await text.fill('Typ III+ · fährt Rennen');
  await page.getByRole('button', { name: 'Update Entry' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();

  const { guest, ids } = await family(stack, []);
  const phone = await (await browser.newContext({ locale: 'de-AT' })).newPage();
  await openCheckIn(phone, guest, { ...places.rental, contactIds: ids });
  await phone.goto('/checkin/rentalProfile');
  await phone.getByRole('button', { name: 'Mehr Auswahl: niedriger, höher' }).click();
  await expect(phone.getByText('Typ III+: Fährt Rennen.')).toBeVisible();
  await phone.context().close();
});

test('numbers want no translation, and the text of a shoe size is what is stored', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.goto(`/admin/rental-lists?filter=${encodeURIComponent('{"list":"weight"}')}`);
  await page.getByRole('link', { name: '22–29 lb' }).click();
  await expect(german(page)).toHaveAccessibleName('Deutsch');
  await page.goto(`/admin/rental-lists?filter=${encodeURIComponent('{"list":"shoeSize"}')}`);
  await page.getByRole('link', { name: 'Kids 8 · 15.0 cm' }).click();
  await expect(page.getByRole('button', { name: 'Update Entry' })).toBeVisible();
  await expect(german(page)).toHaveCount(0);
});

test('the filter “is offered” shows what it says from the first', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openScreen(page, 'rental-lists', 'Rental lists');
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Offered' }).click();
  await expect(page.getByRole('switch', { name: 'Offered' })).not.toBeChecked();
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows.filter({ hasNotText: 'Not offered' })).toHaveCount(0);
});
