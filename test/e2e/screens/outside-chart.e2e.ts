import { expect } from '@playwright/test';
import { buildActivity, buildLocation, buildPhotoTask, buildRentalTask } from '../../support/build-resort';
import { family, openCheckIn } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { memberOnFile } from '../support/member-state';
import { fillRental, saveButton } from '../support/profiles';
import { turnOf } from '../support/waiver';
import { test } from '../test';

test('a child too light for the chart is left to the rental shop, and the family goes on', async ({
  page,
  stack,
  database,
}) => {
  const taskIds = [await buildRentalTask(database), await buildPhotoTask(database, { ageMin: 18, isOptional: true })];
  const activityId = await buildActivity(database, { name: 'Snow garden', taskIds });
  const locationId = await buildLocation(database, { name: 'Snow garden', activityIds: [activityId] });
  const { guest, ids } = await family(stack, [{ firstName: 'Juniper', age: 1 }]);
  await openCheckIn(page, guest, { locationId, activityId, contactIds: ids });
  await page.getByRole('switch', { name: /Metric/ }).check();
  await fillRental(page, { height: '165', weight: '65' });
  await saveButton(page).click();
  await expect(turnOf(page, 'Juniper Carter')).toBeVisible();
  const right = page.getByRole('button', { name: '9 kg is right' });
  await page.getByLabel('Weight, kg').fill('9');
  await expect(right, 'while it is still typed').toBeHidden();
  await saveButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'the rental shop helps Juniper' })).toBeVisible();
  await expectAccessible(page);
  await right.click();
  const line = page.getByRole('article').filter({ hasText: 'Juniper Carter' });
  await expect(line).toContainText('At the rental shop');
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeFocused();
  await page.reload();
  await expect(line, 'after a reload too').toContainText('At the rental shop');
  await page.getByRole('button', { name: 'Change Juniper Carter' }).click();
  await expect(page.getByLabel('Weight, kg'), 'what was typed is there').toHaveValue('9');
  await saveButton(page).click();
  await right.click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL('/checkin/photo');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Almost there' })).toBeVisible();
  await expect(page.getByText('What is left is done at the rental shop.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Juniper' }).first()).toContainText('At the rental shop');
  await expect(page.getByText('Show your code at the rental shop: Emma and Juniper')).toBeVisible();
  await expect(page.getByText('something left to do'), 'nobody is sent back to what cannot be done').toBeHidden();
  expect((await memberOnFile(guest, ids[1])).rentalProfile, 'no other weight is stored in its stead').toBeNull();
});
