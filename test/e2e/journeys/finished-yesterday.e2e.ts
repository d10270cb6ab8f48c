import { addDays, dayInZone } from '@arrival/rules';
import { expect } from '@playwright/test';
import { family, openHome } from '../../support/families';
import { noonZone } from '../../support/noon';
import { partsAreHere } from '../support/offline';
import { ownPlace } from '../support/own-place';
import { WaiverScreen } from '../support/waiver';
import { test } from '../test';

test('a waiver of the day that was signed yesterday without a connection is signed once more for today', async ({
  page,
  context,
  stack,
  database,
}) => {
  const place = await ownPlace(database, { useTodayAsValidationDate: true });
  const { guest, ids } = await family(stack, []);
  const spans = () =>
    database.rows('select effective_on::text as day from signature where contact_id = $1 order by signed_at', [ids[0]]);
  await openHome(page, guest, place.locationId);
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  const waiver = new WaiverScreen(page);
  await expect(waiver.text().locator('h2').first()).toBeAttached();
  await waiver.sign('Emma Carter');
  await partsAreHere(page);
  await context.setOffline(true);
  const now = Date.now();
  await page.clock.setSystemTime(now - 24 * 60 * 60_000);
  await waiver.accept.click();
  await expect(page.getByText('Kept on this phone, 0 of 1 sent.').first()).toBeVisible();
  await page.clock.setSystemTime(now);
  await context.setOffline(false);
  const today = dayInZone(new Date(), noonZone);
  await expect.poll(spans).toEqual([{ day: addDays(today, -1) }]);

  await page.goBack();
  await expect(waiver.goToSigning, 'the path that stayed open asks it, too').toBeVisible();
  await page.goto('/home');
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  await waiver.signAndAccept('Emma Carter');
  await expect(page.getByRole('heading', { level: 1, name: 'You are all set' })).toBeVisible();
  expect(await spans()).toEqual([{ day: addDays(today, -1) }, { day: today }]);
});
