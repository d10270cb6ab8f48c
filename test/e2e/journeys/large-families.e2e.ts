import { expect } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, nine, openCheckIn, openHome, places } from '../../support/families';
import { openTasks } from '../support/member-state';
import { ownPlace } from '../support/own-place';
import { completeButton, fillRental, saveButton } from '../support/profiles';
import { WaiverScreen } from '../support/waiver';
import { test } from '../test';

test('nine at home: all are selected, the count is on the button, and one signature covers them', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, { consolidateWaivers: true, enableTextSignature: true });
  const { guest, ids } = await family(stack, nine);
  await openHome(page, guest, place.locationId);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(9);
  await page.getByRole('checkbox', { name: /^Juniper/ }).uncheck();
  await expect(page.getByRole('button', { name: 'Check in (8)' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Juniper/ }).check();
  await page.getByRole('button', { name: 'Check in (9)' }).click();
  const waiver = new WaiverScreen(page);
  await expect(page.getByRole('list', { name: 'Signing for' }).getByRole('listitem')).toHaveCount(9);
  await waiver.signAndAccept('Emma Carter');
  await expect(page.getByRole('list', { name: 'Checked in' }).getByRole('listitem')).toHaveCount(9);
  expect(await openTasks(guest, { ...place, contactIds: ids })).toEqual([]);
});

test('nine in turn: the line says who of how many, finished ones fold away', async ({ page, stack }) => {
  test.slow();
  const { guest, ids } = await family(stack, nine);
  const selection = { ...places.rental, contactIds: ids };
  await finish(stack, guest, selection, [1]);
  await openCheckIn(page, guest, selection);
  const progress = page.getByRole('progressbar', { name: 'Progress' });
  const renters = ids.length - 1;
  for (let person = 1; person <= renters; person++) {
    await expect(progress).toHaveAttribute('aria-valuetext', `Task 2 of 2, person ${person} of ${renters}`);
    await fillRental(page, { shoeSize: `No. ${person}` });
    await saveButton(page).click();
  }
  await completeButton(page).click();
  await expect(page).toHaveURL('/checkinComplete');
  expect(await openTasks(guest, selection)).toEqual([]);
});
