import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
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
