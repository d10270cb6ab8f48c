import { expect } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, openCheckIn, openHome, places } from '../../support/families';
import { states, withMobilePasses } from '../support/mobile-passes';
import { test } from '../test';

test.describe('a browser that asks for German', () => {
  test.use({ locale: 'de-DE' });

  test('an error stands in the title in German', async ({ page, stack }) => {
    const { guest } = await family(stack, []);
    await openHome(page, guest);
    await page.getByRole('link', { name: 'Familienmitglied hinzufügen' }).click();
    await page.getByRole('button', { name: 'Zu meiner Familie hinzufügen' }).click();
    await expect(page).toHaveTitle(/^Fehler: Familienmitglied hinzufügen/);
  });

  test('the passes for a phone are not called the page where one is checked', async ({ page, stack }) => {
    const { guest } = await family(stack);
    await withMobilePasses(page, { C1: states.sent });
    await openHome(page, guest);
    await page.goto('/ble-connect');
    await expect(page.getByRole('article', { name: 'Emma Carter' })).toBeVisible();
    await expect(page).toHaveTitle(/^Mobile Skipässe/);
  });
});

test('the pass of a family that has something left does not call itself all set', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  const selection = { ...places.rental, contactIds: ids };
  await finish(stack, guest, { ...selection, contactIds: ids.slice(0, 2) }, [1, 2]);
  await openCheckIn(page, guest, selection);
  await page.goto('/checkinComplete');
  await expect(page.getByRole('heading', { level: 1, name: 'Almost there' })).toBeVisible();
  await expect(page).toHaveTitle(/^Check-in · /);
});
