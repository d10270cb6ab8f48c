import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { family } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { openScreen } from '../support/console';
import { test } from '../test';

test('who would be asked is answered with reasons, for everybody', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openScreen(page, 'preview', 'Who is asked, and why');
  await expect(page.getByRole('combobox', { name: 'Location' }), 'the default one').toHaveValue('Silverpine Village');
  await page.getByRole('combobox', { name: 'Guest' }).fill('emma carter');
  // Other journeys have their own Emma; the demo's is the one with Leo.
  await page.getByRole('option', { name: 'Emma Carter, born Mar 14, 1987' }).click();
  await expect(page.getByText('Asked', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /Leo Carter/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test('on a phone a name without a space breaks, and what is asked stays in sight', async ({ page, stack }) => {
  await signedIn(page, stack);
  const { ids } = await family(stack, [{ firstName: 'Donaudampfschifffahrtsgesellschaftskapitaen', age: 9 }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/preview?guest=${ids[0]}&place=1`);
  await expect(page.getByRole('rowheader', { name: /^Donaudampf/ }).first()).toBeVisible();
  for (const verdict of await page.getByText('Asked', { exact: true }).all())
    expect((await verdict.boundingBox())?.x).toBeLessThan(330);
  await page.getByRole('combobox', { name: 'Location' }).click();
  await expectAccessible(page);
});
