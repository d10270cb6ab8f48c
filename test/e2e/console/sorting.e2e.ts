import { expect } from '@playwright/test';
import { browserAdministrator } from '../../support/browser-administrator';
import { openScreen } from '../support/console';
import { test } from '../test';

const lists = {
  locations: 'Locations',
  tasktypes: 'Task types',
  tasks: 'Tasks',
  activities: 'Activities',
  access: 'Access',
  waivers: 'Waivers',
  collections: 'Collections',
  'rental-lists': 'Rental lists',
  signatures: 'Signed waivers',
  audit: 'Audit trail',
};

test('every column that offers to sort its list does', async ({ page, stack }) => {
  await (await browserAdministrator(stack)).signIn(page);
  for (const [path, heading] of Object.entries(lists)) {
    await openScreen(page, path, heading);
    await expect(page.getByRole('columnheader').first()).toBeVisible();
    const columns = page.getByRole('columnheader').getByRole('button');
    for (const column of await columns.all()) {
      const name = await column.textContent();
      const sorted = page.waitForResponse((answer) => /[?&]sort=/.test(answer.url()));
      await column.click();
      expect([path, name, (await sorted).status()]).toEqual([path, name, 200]);
    }
  }
});
