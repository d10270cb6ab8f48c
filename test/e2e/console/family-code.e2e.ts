import type { Profile } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { family } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { test } from '../test';

test('a family code that was read out opens the household; a new one takes it away', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  const codeNow = async () => ((await guest.call('GET', '/api/profile')) as Profile).familyCode;
  const code = await codeNow();
  await signedIn(page, stack);
  await page.goto('/admin/guests');
  const search = page.getByRole('searchbox', { name: 'Find a guest' });
  const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
  await search.fill(typed);
  await search.press('Enter');
  await expect(page.getByText(`Family code ${code.slice(0, 4)} ${code.slice(4)}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New code' }).click();
  await expect(page.getByText(/The new family code is/)).toBeVisible();
  expect(await codeNow()).not.toBe(code);
  await page.goto('/admin/guests');
  await search.fill(typed);
  await expect(page.getByText(/Nobody found for/)).toBeVisible();
});
