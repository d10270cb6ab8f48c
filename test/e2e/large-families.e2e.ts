import { expect, type Page } from '@playwright/test';
import { finish } from '../support/answers';
import { demoFamily, family, nine, openCheckIn, openHome, places } from '../support/families';
import { expectAccessible } from './support/accessible';
import { openTasks } from './support/member-state';
import { ownPlace } from './support/own-place';
import { completeButton, fillRental, saveButton } from './support/profiles';
import { WaiverScreen } from './support/waiver';
import { test } from './test';

const narrow = { width: 320, height: 640 };

/** Nothing sticks out to the side: the page cannot be scrolled sideways. */
const expectNoSidewaysScroll = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), page.url()).toBe(0);

test('nine at home: all are selected, the count is on the button, and one signature covers them', async ({ page, stack, database }) => {
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

test('long and foreign names at 320 px: no page scrolls sideways', async ({ page, stack }) => {
  await page.setViewportSize(narrow);
  const { guest, ids } = await demoFamily(stack, 'oleksandra.vyshnevetska@example.com');
  await openHome(page, guest);
  await expect(page.getByText('Maximilian-Alexander Bartholomäus').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Check in/ }).click();
  await expect(new WaiverScreen(page).accept).toBeEnabled();
  await expectNoSidewaysScroll(page);
  for (const id of ids) {
    await page.goto(`/profile/${id}`);
    await expect(page.getByRole('heading', { name: 'Signed waivers' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test('every task at 320 px: nothing sticks out to the side', async ({ page, stack }) => {
  await page.setViewportSize(narrow);
  const { guest, ids } = await family(stack, nine.slice(1, 6));
  const selection = { ...places.villageAllMountain, contactIds: ids };
  await finish(stack, guest, selection, [1]);
  await openCheckIn(page, guest, selection);
  await expect(saveButton(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  for (const [types, path, ready] of [
    [[2], 'childregistration', saveButton(page)],
    [[3], 'photo', page.getByRole('button', { name: 'Add Photo' })],
  ] as const) {
    await finish(stack, guest, selection, [...types]);
    await page.goto(`/checkin/${path}`);
    await expect(ready).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await finish(stack, guest, selection, [4]);
  await page.goto('/checkinComplete');
  await expect(page.getByRole('heading', { level: 1, name: 'You are all set' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
