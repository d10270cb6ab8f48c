import { expect } from '@playwright/test';
import { finish } from '../../support/answers';
import { browserAdministrator } from '../../support/browser-administrator';
import { buildActivity, buildLocation, buildRentalTask } from '../../support/build-resort';
import type { TestDatabase } from '../../support/database';
import { family, openCheckIn, openHome, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { fillRental, saveButton } from '../support/profiles';
import { unique } from '../support/unique';
import { turnOf } from '../support/waiver';
import { test } from '../test';

/** A place that asks for the rental fit alone: who has signed is not taken out. */
async function rentalPlace(database: TestDatabase) {
  const name = unique('Own');
  const activityId = await buildActivity(database, { name, taskIds: [await buildRentalTask(database)] });
  return { locationId: await buildLocation(database, { name, activityIds: [activityId] }), activityId };
}

test('somebody whom staff take out in the middle is no dead end, and leaves the family on the phone too', async ({
  page,
  stack,
  database,
}) => {
  const place = await rentalPlace(database);
  const { guest, ids } = await family(stack, [
    { firstName: 'Miah', age: 9 },
    { firstName: 'Mia', age: 9 },
  ]);
  const [, miah = 0, mia = 0] = ids;
  await openCheckIn(page, guest, { ...place, contactIds: [miah, mia] });
  await expect(turnOf(page, 'Miah Carter')).toBeVisible();
  await fillRental(page);
  await (await browserAdministrator(stack)).call('DELETE', `/api/admin/guests/${miah}`);
  await saveButton(page).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('We could not find this person.');
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('listitem').filter({ hasText: 'Mia Carter' })).toBeVisible();
  await expect(page.getByText('Miah Carter')).toHaveCount(0);
});

test('a family removes whom it added under a wrong name; who has signed is corrected at the counter', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await family(stack, [
    { firstName: 'Mai', age: 9 },
    { firstName: 'Leo', age: 6 },
  ]);
  const [, mai = 0, leo = 0] = ids;
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: [leo] }, [1]);
  await openHome(page, guest);
  await page.goto(`/profile/${leo}`);
  await expect(page.getByText('is corrected at the counter')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove from the family' })).toHaveCount(0);
  await page.goto('/profile');
  await page.getByRole('link', { name: /^Mai Carter/ }).click();
  await page.getByRole('button', { name: 'Remove from the family' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove Mai Carter from your family?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Remove from the family' }).click();
  // The answer is lost on its way: what was done is done.
  let isLost = false;
  await page.route(`**/api/profile/contacts/${mai}`, async (route) => {
    if (isLost || route.request().method() !== 'DELETE') return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  const failed = page.getByRole('alertdialog', { name: 'We could not remove Mai Carter' });
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Mai Carter is removed from your family')).toBeVisible();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('link', { name: /^Leo Carter/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Mai Carter/ })).toHaveCount(0);
});
