import type { Profile } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { demoGuest } from '../../support/browser-guest';
import type { StackFacts } from '../../support/stack-facts';
import { expectAccessible } from '../support/accessible';
import { expireToken } from '../support/expire-token';
import { memberOnFile } from '../support/member-state';
import { ownPlace } from '../support/own-place';
import { signInByTapping } from '../support/sign-in-page';
import { WaiverScreen } from '../support/waiver';
import { test } from '../test';

const robin = { email: 'robin.hale@example.com', name: 'Robin Hale' };

/** Signed in through the provider's page, at a place of one's own, with the waiver filled in. */
async function inTheMiddle(page: Page, locationId: number): Promise<WaiverScreen> {
  await page.goto(`/l/${locationId}`);
  await signInByTapping(page, robin.name);
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  const waiver = new WaiverScreen(page);
  await waiver.sign(robin.name);
  return waiver;
}

async function signaturesAt(stack: StackFacts, posWaiverId: string): Promise<number> {
  const guest = await demoGuest(stack, robin.email);
  const { contact } = (await guest.call('GET', '/api/profile')) as Profile;
  const { signedWaivers } = await memberOnFile(guest, contact.contactId);
  return signedWaivers.filter((waiver) => waiver.posWaiverId === posWaiverId).length;
}

test('the sign-in expires while saving: one signs in again in a window, and what was entered is saved by itself', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, { enableAgreeCheckbox: true, enableTextSignature: true });
  const waiver = await inTheMiddle(page, place.locationId);
  await expireToken(page);
  await page.context().clearCookies();
  await waiver.accept.click();
  const dialog = page.getByRole('alertdialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  // Whoever keeps pressing Escape: browsers close a dialog then, whatever the page says.
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
  await expect(dialog, 'it needs an answer').toBeVisible();
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await signInByTapping(await opened, robin.name);
  await expect(page).toHaveURL('/checkinComplete');
  await expect(dialog).toBeHidden();
  expect(await signaturesAt(stack, place.posWaiverId)).toBe(1);
});

test('the sign-in has expired after a reload: the provider still knows the guest; the place and the typing are still there', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, { enableAgreeCheckbox: true, enableTextSignature: true });
  const waiver = await inTheMiddle(page, place.locationId);
  await page.evaluate(() => {
    const session = JSON.parse(sessionStorage.getItem('arrival.session') ?? '{}');
    sessionStorage.setItem('arrival.session', JSON.stringify({ ...session, expiresAt: Date.now() - 1000 }));
  });
  await page.reload();
  await expect(page).toHaveURL('/checkin/waiver');
  await waiver.open();
  await expect(waiver.typedName).toHaveValue(robin.name);
  await expect(waiver.agree).toBeChecked();
  await waiver.accept.click();
  await expect(page).toHaveURL('/checkinComplete');
  expect(await signaturesAt(stack, place.posWaiverId)).toBe(1);
});
