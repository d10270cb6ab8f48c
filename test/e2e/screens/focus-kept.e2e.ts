import { expect, type Locator, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, openCheckIn, openHome, places } from '../../support/families';
import { keepsNothing } from '../support/browser-lacks';
import { states, withMobilePasses } from '../support/mobile-passes';
import { failNext } from '../support/network';
import { ownPlace } from '../support/own-place';
import { fillRental } from '../support/profiles';
import { WaiverScreen } from '../support/waiver';
import { test } from '../test';

/** By keyboard. */
async function press(page: Page, control: Locator): Promise<void> {
  await control.focus();
  await page.keyboard.press('Enter');
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('whoever comes home from another page is at its title', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await openHome(page, guest);
  await press(page, page.getByRole('link', { name: /, your profile$/ }));
  await expect(title(page)).toHaveText('Profile');
  await expect(title(page)).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Home', exact: true }));
  await expect(title(page)).toHaveText('Ready for the mountain?');
  await expect(title(page)).toBeFocused();
});

test('what could not be loaded at first hands the focus to the page that it was for', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await failNext(page, '**/api/activities/locations/*/contacts', ['server error', 'server error']);
  await openHome(page, guest);
  await press(page, page.getByRole('alert').getByRole('button', { name: 'Try again' }));
  await expect(page.getByRole('button', { name: /^Check in/ })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('other activities take the focus from the line that showed one', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await openHome(page, guest);
  await press(page, page.getByRole('button', { name: /^All-Mountain Day/ }));
  await expect(page.getByRole('radio', { name: /^All-Mountain Day/ })).toBeFocused();
});

test('a button that shows a code hands the focus on to it', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await withMobilePasses(page, { C1: states.sent });
  await guest.signIn(page);
  await page.goto('/ble-connect');
  await press(page, page.getByRole('button', { name: 'Show a code' }));
  await expect(page.locator(':focus').getByRole('img')).toBeVisible();
});

test('what is asked in the rental answers goes with the focus, and comes with it', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, []);
  await finish(stack, guest, { ...places.rental, contactIds: ids }, [1]);
  await openCheckIn(page, guest, { ...places.rental, contactIds: ids });
  await press(page, page.getByRole('button', { name: /^More choices/ }));
  await expect(page.getByRole('group', { name: /^More choices/ })).toBeFocused();
  await fillRental(page, { height: ['9', '11'] });
  await press(page, page.getByRole('button', { name: `9'11" is right` }));
  await expect(page.getByRole('group', { name: 'Height' })).toBeFocused();
});

test('a button that has reached its end keeps the focus', async ({ page, stack, database }) => {
  const place = await ownPlace(database, { enableWetSignature: true });
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  const larger = page.getByRole('button', { name: 'Larger text' });
  await larger.focus();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Enter');
  await expect(larger).toBeDisabled();
  await expect(larger).toBeFocused();
  const waiver = new WaiverScreen(page);
  await waiver.open();
  await waiver.draw();
  await expect(waiver.undo).toBeEnabled();
  await press(page, waiver.undo);
  await expect(waiver.undo).toBeDisabled();
  await expect(waiver.undo).toBeFocused();
});

test('who cannot draw is at the field for the name', async ({ page, stack, database }) => {
  const place = await ownPlace(database, { enableWetSignature: true });
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  await new WaiverScreen(page).open();
  await press(page, page.getByRole('button', { name: 'I cannot draw: type my name instead' }));
  await expect(page.getByRole('textbox', { name: 'Type your name instead of drawing' })).toBeFocused();
});

test('a warning that is put away leaves the focus at the page below', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await keepsNothing(page);
  await openHome(page, guest);
  await press(page, page.getByRole('button', { name: 'I leave it open' }));
  await expect(page.getByRole('main')).toBeFocused();
});
