import { expect, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import { demoFamily, family, nine, openCheckIn, openHome, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { saveButton } from '../support/profiles';
import { WaiverScreen } from '../support/waiver';
import { test } from '../test';

const narrow = { width: 320, height: 640 };

/** Nothing sticks out to the side: the page cannot be scrolled sideways. */
const expectNoSidewaysScroll = (page: Page) =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      page.url(),
    )
    .toBe(0);

test('long and foreign names at 320 px: no page scrolls sideways', async ({ page, stack }) => {
  await page.setViewportSize(narrow);
  const { guest, ids } = await demoFamily(stack, 'oleksandra.vyshnevetska@example.com');
  await openHome(page, guest);
  await expect(page.getByText('Maximilian-Alexander Bartholomäus').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Check in/ }).click();
  await expect(new WaiverScreen(page).goToSigning).toBeEnabled();
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
