import { expect } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, openCheckIn } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { ownPlace } from '../support/own-place';
import { test } from '../test';

test.use({ timezoneId: 'Europe/Berlin' });

const everyDay = (opens: string, closes: string) =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      { opens, closes },
    ]),
  );

test('the pass says how long the place is open, by its clock, also without a connection and in Arabic', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, {});
  await database.rows('update location set opening_hours = $1 where id = $2', [
    JSON.stringify(everyDay('10:00', '16:30')),
    place.locationId,
  ]);
  const { guest, ids } = await family(stack);
  const selection = { ...place, contactIds: ids };
  await finish(stack, guest, selection, [1]);
  await openCheckIn(page, guest, selection);
  await expect(page).toHaveURL('/checkinComplete');
  await expect(page.getByText('Open until 4:30\u202fPM'), 'it is noon there').toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Language').selectOption('ar');
  await expect(page.getByText(/مفتوح حتى .*(4:30|٤:٣٠)/)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/مفتوح حتى/)).toBeVisible();
});
