import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lightChild } from '../support/light-child';
import { memberOnFile } from '../support/member-state';
import { saveButton } from '../support/profiles';
import { test } from '../test';

test('a child too light for the chart is left to the rental shop, and the family goes on', async ({
  page,
  stack,
  database,
}) => {
  const { guest, ids, isRight } = await lightChild(page, stack, database);
  await expect(isRight, 'while it is still typed').toBeHidden();
  await saveButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'the rental shop helps Juniper' })).toBeVisible();
  await expectAccessible(page);
  await isRight.click();
  const line = page.getByRole('article').filter({ hasText: 'Juniper Carter' });
  await expect(line).toContainText('At the rental shop');
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeFocused();
  await page.reload();
  await expect(line, 'after a reload too').toContainText('At the rental shop');
  await page.getByRole('button', { name: 'Change Juniper Carter' }).click();
  await expect(page.getByLabel('Weight, kg'), 'what was typed is there').toHaveValue('9');
  await saveButton(page).click();
  await isRight.click();
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
