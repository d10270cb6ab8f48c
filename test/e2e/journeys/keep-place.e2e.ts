import { expect } from '@playwright/test';
import { finish, portrait } from '../../support/answers';
import { family, openHome, places } from '../../support/families';
import { choosePhoto, completeButton, fillContacts, fillRental, saveButton, usePhoto } from '../support/profiles';
import { turnOf, WaiverScreen } from '../support/waiver';
import { test } from '../test';

test('waiver: a reload and Back keep whose turn it is and what was entered', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids.slice(0, 1) }, [1]);
  await openHome(page, guest);
  await page.getByRole('button', { name: 'Check in (2)' }).click();
  const waiver = new WaiverScreen(page);
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await waiver.sign('Emma Car');
  const kept = async () => {
    await expect(page).toHaveURL('/checkin/waiver');
    await expect(turnOf(page, 'Mia Carter')).toBeVisible();
    await waiver.open();
    await expect(waiver.typedName).toHaveValue('Emma Car');
    await expect(waiver.agree).toBeChecked();
    await expect.poll(() => waiver.ink()).toBeGreaterThan(0);
  };
  await page.reload();
  await kept();
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await page.goForward();
  await kept();
});

test('rental: a reload and Back keep what was chosen; the next step and Back find it saved', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids }, [1]);
  await openHome(page, guest);
  await page.getByRole('button', { name: 'Check in (2)' }).click();
  await fillRental(page, { shoeSize: 'US 7½' });
  await page.reload();
  await expect(page).toHaveURL('/checkin/rentalprofile');
  await expect(page.getByLabel('Shoe size')).toHaveValue('US 7½');
  await expect(page.getByLabel('Height, in')).toHaveValue('7');
  await page.getByRole('link', { name: 'Your family' }).click();
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(page.getByLabel('Shoe size')).toHaveValue('US 7½');
  await saveButton(page).click();
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await page.reload();
  await expect(turnOf(page, 'Mia Carter'), 'Emma is done, it is Mia’s turn').toBeVisible();
  await fillRental(page);
  await saveButton(page).click();
  await completeButton(page).click();
  await expect(page).toHaveURL('/checkin/childregistration');
  await page.goBack();
  await expect(page).toHaveURL('/checkin/rentalprofile');
  await expect(page.getByRole('article').filter({ hasText: 'Emma Carter' })).toContainText('US 7½');
});

test('child: Back keeps everything; health answers come back from the server and never touch the browser’s storage', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await family(stack);
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids }, [1, 2]);
  await openHome(page, guest);
  await page.getByRole('button', { name: /^Check in/ }).click();
  await fillContacts(page);
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.request().postData()?.includes('Insulin') === true,
  );
  await page.getByLabel('Medication').fill('Insulin in the blue pouch');
  await sent;
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await page.goForward();
  await expect(page.getByLabel('Medication')).toHaveValue('Insulin in the blue pouch');
  await expect(page.getByLabel('Alternate Contact')).toHaveValue('Daniel Carter');
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).not.toContain('Insulin');

  await page.reload();
  await expect(page, 'the place is kept').toHaveURL('/checkin/childregistration');
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await expect(page.getByLabel('Medication')).toHaveValue('Insulin in the blue pouch');
  const after = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(after).not.toContain('Insulin');
});

test('photo: Back keeps the chosen picture; a reload keeps the place', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, []);
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids }, [1, 2, 3]);
  await openHome(page, guest);
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  await choosePhoto(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await portrait() });
  await expect(usePhoto(page)).toBeEnabled();
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await page.goForward();
  await expect(usePhoto(page)).toBeEnabled();
  await page.reload();
  await expect(page).toHaveURL('/checkin/photo');
  await expect(page.getByRole('button', { name: 'Add Photo' })).toBeVisible();
});

test('add a family member: what was typed survives a reload on the way', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await openHome(page, guest);
  await page.getByRole('link', { name: 'Add a family member' }).click();
  await page.getByLabel('First name').fill('Zoë');
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await page.reload();
  await page.getByRole('link', { name: 'Add a family member' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  await page.getByLabel('Last name').fill('Carter');
  await page.getByLabel('Date of birth').fill('2017-02-03');
  await page.getByRole('button', { name: 'Add to my family' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('checkbox', { name: /Zoë Carter/ })).toBeChecked();
});

test('an address in the middle of check-in without a selection leads home', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await guest.signIn(page);
  for (const path of ['/checkin', '/checkin/rentalprofile']) {
    await page.goto(path);
    await expect(page).toHaveURL('/home');
  }
  await page.goto('/add-family-member');
  await expect(page, 'from home only').toHaveURL('/home');
});
