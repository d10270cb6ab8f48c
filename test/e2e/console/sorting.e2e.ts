import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { openScreen } from '../support/console';
import { unique } from '../support/unique';
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
  const administrator = await signedIn(page, stack);
  // Of the others some are there.
  await administrator.call('POST', '/api/collections', { name: unique('Sorted') });
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

test('what sorts a column calls it as its head does', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openScreen(page, 'waivers', 'Waivers');
  await expect(page.getByRole('button', { name: 'Sort by POS waiver id ascending', exact: true })).toBeVisible();
});

test('on a phone a menu orders the cards, both ways', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, 'tasktypes', 'Task types');
  const names = page.locator('.RaSimpleList-primary, .MuiListItemText-primary');
  const byName = async () => {
    await page.getByRole('button', { name: /^Sort/ }).click();
    await page.getByRole('menuitem', { name: /^Sort by Name|^Name/ }).click();
  };
  await byName();
  await expect(names.first()).toContainText('Child Registration');
  await byName();
  await expect(names.first()).toContainText('Waiver');
  await expectAccessible(page);
});
