import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { demoFamily, openHome } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { test } from '../test';

/** The smallest QR code, 21 modules, with the quiet ground around it. */
const smallestCode = '0 0 27 27';
const email = 'sofia.marino@example.com';

test('who has everything valid sees that at once, with the codes to pick up the passes', async ({ page, stack }) => {
  const { guest } = await demoFamily(stack, email);
  await openHome(page, guest);
  await expect(page.getByText('Everybody is ready. See you on the mountain!')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Check in/ })).toBeHidden();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  for (const name of ['Sofia Marino', 'Luca Marino']) {
    await page.getByRole('button', { name }).click();
    const code = page.getByRole('img', { name: `Pick-up code of ${name}` });
    await expect(code).toBeVisible();
    await expect(code).toHaveAttribute('viewBox', smallestCode);
  }
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Show pick-up codes' }).click();
  await expect(page).toHaveURL('/checkinComplete');
  await expect(page.getByRole('heading', { name: '2 ready to pick up' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Pick-up code of/ })).toHaveCount(2);
  await expectAccessible(page);
});

test('the profile area shows what is on file, and the signed waiver can be kept', async ({ page, stack }) => {
  const { guest } = await demoFamily(stack, email);
  await openHome(page, guest);
  await page.getByRole('link', { name: /your profile/i }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Luca Marino/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Luca Marino' })).toBeVisible();
  await expect(page.getByText('Hazelnuts, also in traces')).toBeVisible();
  await expectAccessible(page);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Download copy/ })
      .first()
      .click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  expect(readFileSync(await file.path(), 'latin1').slice(0, 5)).toBe('%PDF-');
});

test('somebody else’s member is not found', async ({ page, stack }) => {
  const [sofia, hannah] = await Promise.all([demoFamily(stack, email), demoFamily(stack, 'hannah.weber@example.com')]);
  await sofia.guest.signIn(page);
  await page.goto(`/profile/${hannah.ids[0]}`);
  await expect(page.getByRole('heading', { name: 'We could not find this person' })).toBeVisible();
  await expect(page.getByText('Hannah')).toHaveCount(0);
  await expectAccessible(page);
});
