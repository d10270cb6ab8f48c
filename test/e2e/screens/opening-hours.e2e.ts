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
  const hours = JSON.stringify(everyDay('00:00', '23:59'));
  await database.rows("update location set opening_hours = $1, time_zone = 'America/Denver' where location.id = $2", [
    hours,
    place.locationId,
  ]);
  const { guest, ids } = await family(stack);
  const selection = { ...place, contactIds: ids };
  await finish(stack, guest, selection, [1]);
  await openCheckIn(page, guest, selection);
  await expect(page).toHaveURL('/checkinComplete');
  await expect(page.getByText('Open until 11:59\u202fPM')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Language').selectOption('ar');
  await expect(page.getByText(/مفتوح حتى .*(11:59|١١:٥٩)/)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/مفتوح حتى/)).toBeVisible();
});
