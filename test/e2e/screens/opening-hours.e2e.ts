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

test('a pass that stays open all day says what counts now, and on which day it was kept', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, {});
  await database.rows("update location set opening_hours = $1, time_zone = 'America/Denver' where id = $2", [
    JSON.stringify(everyDay('08:00', '16:30')),
    place.locationId,
  ]);
  const { guest, ids } = await family(stack, []);
  const selection = { ...place, contactIds: ids };
  await finish(stack, guest, selection, [1]);
  // In Denver half past seven, in Berlin half past three in the afternoon.
  await page.clock.install({ time: '2026-01-14T14:30:00Z' });
  await openCheckIn(page, guest, selection);
  await expect(page.getByText('Opens today at 8:00\u202fAM')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('Kept on this phone since 3:30\u202fPM')).toBeVisible();
  await page.clock.fastForward('02:00:00');
  await expect(page.getByText('Open until 4:30\u202fPM')).toBeVisible();
  await page.clock.fastForward('10:00:00');
  await expect(page.getByText('Closed now. Opens Thursday, Jan 15 at 8:00\u202fAM')).toBeVisible();
  await expect(page.getByText('Kept on this phone since 01/14/2026, 3:30\u202fPM')).toBeVisible();
});
