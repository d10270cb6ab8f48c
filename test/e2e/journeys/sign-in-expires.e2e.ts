import type { Profile } from '@arrival/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import { demoGuest } from '../../support/browser-guest';
import { family, openCheckIn, places } from '../../support/families';
import type { StackJson } from '../../support/stack-json';
import { expectAccessible } from '../support/accessible';
import { expireToken } from '../support/expire-token';
import { memberOnFile } from '../support/member-state';
import { holdBack } from '../support/network';
import { ownPlace } from '../support/own-place';
import { fillContacts, saveButton } from '../support/profiles';
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

async function signaturesAt(stack: StackJson, posWaiverId: string): Promise<number> {
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

const discovery = '**/.well-known/openid-configuration';

/** Health answers that only this page has, and a sign-in that has run out. */
async function refusedWithHealthAnswers(page: Page, stack: StackJson): Promise<Locator> {
  const { guest, ids } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
  const selection = { ...places.villageAllMountain, contactIds: ids };
  await finish(stack, guest, selection, [1, 2]);
  await openCheckIn(page, guest, selection);
  await fillContacts(page);
  await page.getByLabel('Medication').fill('Insulin');
  await expireToken(page);
  await saveButton(page).click();
  return page.getByRole('alertdialog', { name: 'Please sign in again' }).getByRole('button', { name: 'Sign in' });
}

test('whoever signs in again at once keeps the page, with answers that it alone has', async ({ page, stack }) => {
  const prepare = await holdBack(page, discovery);
  const signIn = await refusedWithHealthAnswers(page, stack);
  await expect(signIn, 'its window is not ready').toHaveAttribute('aria-busy', 'true');
  prepare();
  const opened = page.waitForEvent('popup');
  await signIn.click();
  await opened;
  await expect(page).toHaveURL('/checkin/childregistration');
  await expect(page.getByLabel('Medication')).toHaveValue('Insulin');
});

test('a provider that cannot be reached says so, and takes nothing of the page', async ({ page, stack }) => {
  await page.route(discovery, (route) => route.abort());
  const signIn = await refusedWithHealthAnswers(page, stack);
  await signIn.click();
  await expect(page.getByText('Sign-in is not available right now.')).toBeVisible();
  await expect(page.getByLabel('Medication')).toHaveValue('Insulin');
});
