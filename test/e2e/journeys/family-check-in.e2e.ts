import { expect } from '@playwright/test';
import { portrait } from '../../support/answers';
import { family, openHome, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { memberOnFile, openTasks } from '../support/member-state';
import { choosePhoto, completeButton, fillContacts, fillRental, saveButton, usePhoto } from '../support/profiles';
import { turnOf, WaiverScreen } from '../support/waiver';
import { test } from '../test';

test('a parent with two children does all four tasks; all is kept after a reload and a new sign-in', async ({
  page,
  browser,
  stack,
}) => {
  test.slow();
  const { guest, ids } = await family(stack);
  await openHome(page, guest);
  await page.getByRole('button', { name: 'Check in (3)' }).click();

  await expect(page).toHaveURL('/checkin/waiver');
  const waiver = new WaiverScreen(page);
  for (const name of ['Emma Carter', 'Mia Carter', 'Leo Carter']) {
    await expect(turnOf(page, name)).toBeVisible();
    await waiver.signAndAccept('Emma Carter');
  }

  await expect(page).toHaveURL('/checkin/rentalprofile');
  for (const name of ['Emma Carter', 'Mia Carter', 'Leo Carter']) {
    await expect(turnOf(page, name)).toBeVisible();
    await fillRental(page, { shoeSize: `Size of ${name}` });
    await saveButton(page).click();
  }
  await completeButton(page).click();

  await expect(page).toHaveURL('/checkin/childregistration');
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await fillContacts(page);
  await page.getByLabel('Food Allergy').fill('Peanuts');
  await saveButton(page).click();
  await expect(turnOf(page, 'Leo Carter')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Same as for Mia' })).toBeChecked();
  await saveButton(page).click();
  await completeButton(page).click();

  await expect(page).toHaveURL('/checkin/photo');
  for (const [index, name] of ['Emma Carter', 'Mia Carter', 'Leo Carter'].entries()) {
    await expect(turnOf(page, name)).toBeVisible();
    await choosePhoto(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await portrait(index * 90, 500) });
    await usePhoto(page).click();
  }
  await completeButton(page).click();

  await expect(page).toHaveURL('/checkinComplete');
  const checkedIn = page.getByRole('list', { name: 'Checked in' }).getByRole('listitem');
  await expect(page.getByRole('heading', { level: 1, name: 'You are all set' })).toBeVisible();
  await expect(checkedIn).toHaveText([/Emma/, /Mia/, /Leo/]);
  await expect(page.getByRole('heading', { name: 'See you at the gondola' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(checkedIn).toHaveCount(3);

  expect(await openTasks(guest, { ...places.villageAllMountain, contactIds: ids })).toEqual([]);
  const mia = await memberOnFile(guest, ids[1]);
  expect(mia).toMatchObject({
    rentalProfile: { shoeSize: 'Size of Mia Carter', isValid: true },
    childRegistration: { primaryEmergencyContact: 'Emma Carter', foodAllergy: 'Peanuts', drugAllergy: 'None' },
    photo: { isValid: true },
    signedWaivers: [{ posWaiverId: 'SP-LIABILITY', signerName: 'Emma Carter' }],
  });
  const leo = await memberOnFile(guest, ids[2]);
  expect(leo.childRegistration, 'contacts are taken over, health is not').toMatchObject({
    alternateEmergencyContact1: 'Daniel Carter',
    foodAllergy: 'None',
  });

  const nextDay = await browser.newContext({ baseURL: stack.guestUrl });
  const again = await nextDay.newPage();
  await openHome(again, guest);
  await expect(again.getByText('Everybody is ready. See you on the mountain!')).toBeVisible();
  await expect(again.getByRole('button', { name: /^Check in/ })).toBeHidden();
  await nextDay.close();
});
