import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { heading } from '../support/console';
import { test } from '../test';

const forms = {
  'locations/create': 'Add Location',
  'activities/create': 'Add Activity',
  'tasks/create': 'Add Task',
  'waivers/create': 'Add Waiver',
  'collections/create': 'Add Collection',
  'rental-lists/create': 'Add Entry',
  'access/create': 'Add colleague',
};

test('every form can be opened by its address', async ({ page, stack }) => {
  await signedIn(page, stack);
  for (const [path, title] of Object.entries(forms)) {
    await page.goto(`/admin/${path}`);
    await page.waitForLoadState('networkidle');
    await heading(page, title);
    await expect(page.getByRole('textbox').first(), path).toBeVisible();
  }

  await page.goto('/admin/locations/create');
  const farewell = page.getByRole('textbox', { name: 'Text after check-in' });
  await farewell.fill('See you at the gondola');
  await expect(page.getByText('See you at the gondola')).toHaveCount(2);
});

test('a location whose name is a number is not said to have it as its address', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.goto('/admin/locations/create');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Arc 1950');
  await expect(name).toHaveAccessibleDescription('Also its address: guests open /l/name');
  await name.fill('1950');
  await expect(name).toHaveAccessibleDescription('Guests open /l/id: digits alone are read as an id');
});
