import { expect, type Locator, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, openCheckIn, places } from '../../support/families';
import { fillRental, saveButton } from '../support/profiles';
import { turnOf, WaiverScreen } from '../support/waiver';
import { test } from '../test';

/** As many people press everything: twice, as for an icon on a desk. By the page's clock the two are as near as a person's, however slow the machine. */
async function doubleTap(page: Page, button: Locator): Promise<void> {
  await button.click({ trial: true });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const { x, y, width, height } = (await button.boundingBox())!;
  const middle = [x + width / 2, y + height / 2] as const;
  await page.touchscreen.tap(...middle);
  await page.waitForTimeout(120);
  await page.clock.runFor(120);
  await page.touchscreen.tap(...middle);
  await page.clock.resume();
}

test.beforeEach(({ page }) => page.clock.install());

test('skipped twice at once, only the first person is skipped', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  const selection = { ...places.tubing, contactIds: ids };
  await finish(stack, guest, selection, [1], [6]);
  await openCheckIn(page, guest, selection);
  await expect(turnOf(page, 'Emma Carter')).toBeVisible();
  await doubleTap(page, new WaiverScreen(page).skip);
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await page.waitForTimeout(500);
  await expect(turnOf(page, 'Mia Carter'), 'whose turn it still is').toBeVisible();
});

test('saved twice at once, the next form is not said to be wrong', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  const selection = { ...places.rental, contactIds: ids };
  await finish(stack, guest, selection, [1]);
  await openCheckIn(page, guest, selection);
  await expect(turnOf(page, 'Emma Carter')).toBeVisible();
  await fillRental(page);
  await doubleTap(page, saveButton(page));
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page.getByText('This is required.')).toHaveCount(0);
});

test('accepted twice at once, the next one is not asked what is missing', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
  const waiver = new WaiverScreen(page);
  await waiver.sign('Emma Carter');
  await doubleTap(page, waiver.accept);
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await page.waitForTimeout(500);
  await expect(waiver.alert).toHaveCount(0);
});
