import { expect, type Locator, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, openCheckIn, openHome, openRental, places } from '../../support/families';
import { keepsNothing } from '../support/browser-lacks';
import { complete } from '../support/completions';
import { states, withMobilePasses } from '../support/mobile-passes';
import { failNext } from '../support/network';
import { ownPlace } from '../support/own-place';
import { fillRental, saveButton } from '../support/profiles';
import { test } from '../test';

/** By keyboard, as who cannot see where the focus went: a dialog takes it, keeps it inside, and gives it back to what opened it. */
async function expectFocusBack(page: Page, opener: Locator, close: string): Promise<void> {
  const dialog = page.locator('dialog[open]');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: close }).click(),
  ]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await leave();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
}

test('the dialogs of home give the focus back to what opened them', async ({ page, stack }) => {
  const { guest } = await family(stack, [{ firstName: 'Daniel', age: 40 }]);
  await openHome(page, guest, places.tubing.locationId);
  await expectFocusBack(page, page.getByRole('button', { name: 'Family code' }), 'Close');
  await expectFocusBack(page, page.getByRole('button', { name: /^Location:/ }), 'Close');
  await page.getByRole('button', { name: /^Daniel Carter/ }).click();
  await expectFocusBack(page, page.getByRole('button', { name: 'Sign on their own phone' }), 'Close');
});

test('the question before everything is deleted gives the focus back', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await guest.signIn(page);
  await page.goto('/profile');
  await expectFocusBack(page, page.getByRole('button', { name: 'Delete everything' }), 'Keep everything');
});

test('who leaves the signing sheet is at the button that opens it', async ({ page, stack, database }) => {
  const place = await ownPlace(database, { enableTextSignature: true });
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  await expectFocusBack(page, page.getByRole('button', { name: 'Go to signing' }), 'Close');
});

test('so do the passes beside home, and what a browser that keeps nothing is told', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await withMobilePasses(page, { C1: states.connected });
  await keepsNothing(page);
  await openHome(page, guest);
  await expectFocusBack(page, page.getByRole('button', { name: 'Passes', exact: true }), 'Close');
  await expectFocusBack(page, page.getByRole('button', { name: 'Use another browser' }), 'Close');
});

test('so does the camera', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, []);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined);
  });
  const selection = { ...places.villageAllMountain, contactIds: ids };
  await finish(stack, guest, selection, [1, 2, 3]);
  await openCheckIn(page, guest, selection);
  await expectFocusBack(page, page.getByRole('button', { name: 'Take a photo' }), 'Cancel');
});

test('what was refused is not tried again; else the way out comes first, and the main action, last, has the focus', async ({
  page,
  stack,
}) => {
  await openRental(page, stack);
  await fillRental(page);
  const call = `${complete}RentalProfile`;
  const dialog = page.getByRole('alertdialog', { name: 'ERROR CALLING API' });
  const buttons = dialog.getByRole('button');
  await failNext(page, call, ['server error']);
  await saveButton(page).click();
  await expect(buttons).toHaveText(['Close', 'Try again']);
  await expect(buttons.last()).toBeFocused();
  await buttons.first().click();
  await page.unroute(call);

  await page.route(call, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: { code: 'profile.implausible', status: 422 },
    }),
  );
  await saveButton(page).click();
  await expect(dialog).toContainText('Please check these answers once more.');
  await expect(buttons).toHaveText(['Close']);
  await expect(buttons).toBeFocused();
});
