import { expect } from '@playwright/test';
import { browserAdministrator, signedIn } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { test } from '../test';

test('of many namesakes the last one is found, too: they stand by their birth dates', async ({ page, stack }) => {
  const administrator = await browserAdministrator(stack);
  const lastName = `Smith${String.fromCharCode(...[...String(Date.now())].map((digit) => 97 + Number(digit)))}`;
  const years = Array.from({ length: 30 }, (_, index) => 1995 - index);
  for (const year of years)
    await administrator.call('POST', '/api/admin/guests', { firstName: 'Ann', lastName, dateOfBirth: `${year}-05-04` });
  await administrator.signIn(page);
  await page.goto(`/admin/guests?q=ann ${lastName}`);
  const hits = page.getByRole('link', { name: /^Ann Smith/ });
  await expect(hits.first()).toContainText('born May 4, 1966');
  await expect(page.getByText('30 guests, the first 25 are shown')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(hits.last()).toContainText('born May 4, 1995');
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('that nobody was found before is not said of whom is still looked for', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.goto('/admin/guests?q=nobodyofthatname');
  await expect(page.getByText('Nobody found for “nobodyofthatname”')).toBeVisible();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/admin/guests?**', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.getByRole('searchbox', { name: 'Find a guest' }).fill('sofia marino');
  await expect(page.getByText('Searching for “sofia marino”…')).toBeVisible();
  await expect(page.getByText(/Nobody found/)).toHaveCount(0);
  answer();
  await expect(page.getByRole('link', { name: /^Sofia Marino/ })).toBeVisible();
});
