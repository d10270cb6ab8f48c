import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { openScreen } from '../support/console';
import { test } from '../test';

test('what saves a long form is on the screen wherever one types in it, and hides no field that has the focus', async ({
  page,
  stack,
}) => {
  await signedIn(page, stack);
  await openScreen(page, 'locations/1', 'Location: Silverpine Village');
  const save = page.getByRole('button', { name: 'Update Location' });
  await page.getByRole('textbox', { name: /^Name/ }).focus();
  await expect(save).toBeInViewport({ ratio: 1 });
  const further = page.getByRole('combobox', { name: 'Default activity' });
  await further.focus();
  const [field, bar] = [await further.boundingBox(), await save.boundingBox()];
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

test('on a phone, too, what one types in is above the actions', async ({ page, stack }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, stack);
  await openScreen(page, 'locations/1', 'Location: Silverpine Village');
  const field = page.getByRole('combobox', { name: 'Find an activity' });
  await field.fill('ski');
  await page.getByRole('option').first().waitFor();
  const [input, bar] = [await field.boundingBox(), await page.locator('.RaToolbar-mobileToolbar').boundingBox()];
  expect((input?.y ?? 0) + (input?.height ?? 0)).toBeLessThan((bar?.y ?? 0) - 10);
});

test('a message at a field goes as soon as what it asks for is typed', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openScreen(page, 'activities/create', 'Add Activity');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByText('This is required.')).toBeVisible();
  await name.focus();
  await page.keyboard.type('Night');
  await expect(name).toBeFocused();
  await expect(page.getByText('This is required.')).toBeHidden();
});
