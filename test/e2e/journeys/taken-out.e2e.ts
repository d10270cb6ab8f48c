import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { browserAdministrator } from '../../support/browser-administrator';
import { buildActivity, buildLocation, buildRentalTask } from '../../support/build-resort';
import type { TestDatabase } from '../../support/database';
import { family, openCheckIn } from '../../support/families';
import { fillRental, saveButton } from '../support/profiles';
import { turnOf } from '../support/waiver';
import { test } from '../test';

/** A place that asks for the rental fit alone: who has signed is not taken out. */
async function rentalPlace(database: TestDatabase) {
  const name = `Own ${randomUUID().slice(0, 8)}`;
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
