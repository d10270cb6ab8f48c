import { expect } from '@playwright/test';
import { demoFamily, family, openHome } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { test } from '../test';

test('with reduced motion nothing moves, not even in the moment of joy', async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { guest } = await demoFamily(stack, 'sofia.marino@example.com');
  await openHome(page, guest);
  await page.getByRole('link', { name: 'Show pick-up codes' }).click();
  await expect(page.getByRole('list', { name: 'Checked in' })).toBeVisible();
  const moving = await page.evaluate(() =>
    document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 10),
  );
  expect(moving).toHaveLength(0);
});

test('dark mode is dark, and follows the phone at once', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await openHome(page, guest);
  const sheet = page.locator('main section').first();
  await expect(sheet).toBeVisible();
  const ink = () => sheet.evaluate((element) => getComputedStyle(element).color);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await ink();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ink).not.toBe(light);
});

test('home with something to do, and the form for a new member with its messages, have no barriers', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await openHome(page, guest);
  await expect(page.getByRole('button', { name: 'Check in (3)' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add a family member' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to my family' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please have another look' })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Carter');
  const { contacts } = (await guest.call('GET', '/api/profile')) as { contacts: { firstName: string; dateOfBirth: string }[] };
  await page.getByLabel('Date of birth').fill(contacts.find(({ firstName }) => firstName === 'Mia')?.dateOfBirth ?? '');
  await page.getByRole('button', { name: 'Add to my family' }).click();
  await expect(page.getByText('Mia Carter is already in your family')).toBeVisible();
  await expectAccessible(page);
});
