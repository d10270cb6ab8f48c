import { expect } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, openHome, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { memberOnFile, openTasks } from '../support/member-state';
import { completeButton, saveButton } from '../support/profiles';
import { turnOf } from '../support/waiver';
import { test } from '../test';

test('a profile on file is changed from the profile area; nothing else is asked, and the way leads back', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  const [, mia] = ids;
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids }, [1, 2, 3]);
  await openHome(page, guest);
  await page.goto(`/profile/${mia}`);
  await expect(page.getByRole('button', { name: /^Change (rental fit|child registration)$/ })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change rental fit' }).click();
  await expect(page).toHaveURL('/checkin/rentalprofile');
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await page.getByLabel('Shoe size').fill('US 3');
  await saveButton(page).click();
  await completeButton(page).click();
  await expect(page).toHaveURL(`/profile/${mia}`);
  await expect(page.getByText('US 3', { exact: true })).toBeVisible();
  expect((await memberOnFile(guest, mia)).rentalProfile).toMatchObject({ shoeSize: 'US 3' });

  await page.getByRole('button', { name: 'Add photo' }).click();
  await expect(page).toHaveURL('/checkin/photo');
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL(`/profile/${mia}`);
});

test('where no location lets valid profiles be changed, only what is open can be filled in', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, []);
  const selection = { ...places.villageAllMountain, contactIds: ids };
  await finish(stack, guest, selection, [1, 2]);
  expect(await openTasks(guest, selection)).toEqual([`4.${ids[0]}`]);
  await page.route('**/api/locations', async (route) => {
    const locations = (await (await route.fetch()).json()) as { isEditProfileLocation: boolean }[];
    await route.fulfill({ json: locations.map((location) => ({ ...location, isEditProfileLocation: false })) });
  });
  await openHome(page, guest);
  await page.goto(`/profile/${ids[0]}`);
  await expect(page.getByRole('button', { name: 'Add photo' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Change/ })).toHaveCount(0);
});
