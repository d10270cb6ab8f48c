import type { Profile } from '@arrival/contracts';
import { familyCodeWords } from '@arrival/rules';
import { expect } from '@playwright/test';
import { finish, portrait } from '../../support/answers';
import { family, openCheckIn, openHome, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { hasNoCamera, hasNoStorage, isOfOld, keepsNothing } from '../support/browser-lacks';
import { ownPlace } from '../support/own-place';
import { choosePhoto, usePhoto } from '../support/profiles';
import { whenShown } from '../support/shown';
import { WaiverScreen } from '../support/waiver';
import { test } from '../test';

/** What the window of another app often cannot; each is taken away, and the page is to notice by trying. */
test('without a storage nobody can come back from signing in: the page says so before, with the link for another browser', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await hasNoStorage(page);
  await page.goto('/welcome?from=mail#secret');
  await expect(page.getByText('This browser cannot sign you in')).toBeVisible();
  await expect(page.getByText('It does not keep the place to which you come back.')).toBeVisible();
  await expect(page.getByText('“Open in Safari” or “Open in Chrome”')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
  await expectAccessible(page);
  const told = whenShown(page, 'The link is copied');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await told;
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied, 'nothing that may be a secret').toBe(new URL('/', page.url()).href);
  await page.goto('/home');
  await expect(page.getByText('This browser cannot sign you in'), 'nobody is sent away to no avail').toBeVisible();
  await expect(page).toHaveURL('/home');
});

test('without a place to keep anything the guest is told before the path, and may leave the page open', async ({
  page,
  stack,
}) => {
  const { guest } = await family(stack, []);
  const { familyCode } = (await guest.call('GET', '/api/profile')) as Profile;
  await keepsNothing(page);
  await openHome(page, guest);
  await expect(page.getByText('This browser keeps nothing. Please leave this page open')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use another browser' }).click();
  const dialog = page.getByRole('dialog', { name: 'This browser keeps nothing' });
  await expect(dialog.getByText(familyCodeWords(familyCode))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'I leave it open' }).click();
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  await expect(page).toHaveURL('/checkin/waiver');
  await expect(page.getByText('This browser keeps nothing')).toHaveCount(0);
});

test('without a camera a photo is chosen, and the other ways are said', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, []);
  const selection = { ...places.villageAllMountain, contactIds: ids };
  await finish(stack, guest, selection, [1, 2, 3]);
  await hasNoCamera(page);
  await openCheckIn(page, guest, selection);
  await expect(page.getByText('This browser does not open the camera')).toBeVisible();
  await expect(page.getByText('Or show your family code at the desk:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take a photo' })).toHaveCount(0);
  await expectAccessible(page);
  await choosePhoto(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await portrait(0, 500) });
  await expect(usePhoto(page)).toBeEnabled();
});

test('on a phone of 2015 the waiver is read as on others, and signed; one can sign out', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, { enableAgreeCheckbox: true });
  const { guest, ids } = await family(stack, []);
  await isOfOld(page);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  const waiver = new WaiverScreen(page);
  const letters = waiver.text().getByText('Look where you ski.');
  await expect(letters).toBeVisible();
  const fontFamily = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await expect(letters).toHaveCSS('font-family', fontFamily);
  await waiver.signAndAccept('Emma Carter');
  await expect(page).toHaveURL('/checkinComplete');
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
