import type { Profile } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { family, openHome } from '../../support/families';
import { untilKept } from '../support/offline';
import { test } from '../test';

test('somebody who is in the family already: the page says so and goes on with whatever comes next', async ({
  page,
  stack,
}) => {
  const { guest } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
  const { contacts } = (await guest.call('GET', '/api/profile')) as Profile;
  await openHome(page, guest);
  await page.getByRole('link', { name: 'Add a family member' }).click();
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Carter');
  await page.getByLabel('Date of birth').fill(contacts.find(({ firstName }) => firstName === 'Mia')?.dateOfBirth ?? '');
  await page.getByRole('button', { name: 'Add to my family' }).click();
  await expect(page.getByText('Mia Carter is already in your family')).toBeVisible();
  await page.getByLabel('First name').fill('Ida');
  await page.getByRole('button', { name: 'Add to my family' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('checkbox', { name: /Ida Carter/ })).toHaveCount(1);
});

test('an empty form asks for what is missing, each by its own words', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await openHome(page, guest);
  await page.getByRole('link', { name: 'Add a family member' }).click();
  await page.getByRole('button', { name: 'Add to my family' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'Please type the first name',
    'Please type the last name',
    'Please give the date of birth',
  ]);
});

test('a phone number is taken as it was copied, without the marks that nobody sees', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await openHome(page, guest);
  await page.getByRole('link', { name: 'Add a family member' }).click();
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').fill('Carter');
  await page.getByLabel('Date of birth').fill('1990-02-28');
  await page.getByLabel('Phone').fill('\u202a+1 970 555 0142\u202c');
  await page.getByRole('button', { name: 'Add to my family' }).click();
  await expect(page).toHaveURL('/home');
  const { contacts } = (await guest.call('GET', '/api/profile')) as Profile;
  const ida = contacts.find(({ firstName }) => firstName === 'Ida');
  expect(await guest.call('GET', `/api/profile/contacts/${ida?.contactId}`)).toMatchObject({
    contact: { phone: '+1 970 555 0142' },
  });
});

test.describe('with the app kept on the phone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a connection nothing promises to keep a new member, who is not kept', async ({
    page,
    stack,
    context,
  }) => {
    const { guest } = await family(stack);
    await openHome(page, guest);
    await untilKept(page);
    await context.setOffline(true);
    await expect(page.getByText('No connection.', { exact: true })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Add a family member' }).click();
    await page.getByLabel('First name').fill('Ida');
    await page.getByLabel('Last name').fill('Carter');
    await page.getByLabel('Date of birth').fill('1990-02-28');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add to my family' }).click();
    await expect(page.getByRole('button', { name: 'Waiting for connection' })).toBeVisible();
    await expect(
      page.getByText('No connection. What you typed is not saved yet: please keep this page open.'),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL('/home');
  });
});

test.describe('where the day begins before that of Greenwich', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('a child who was born today can be added', async ({ page, stack }) => {
    await page.clock.setFixedTime('2026-01-10T20:00:00Z');
    const { guest } = await family(stack);
    await openHome(page, guest);
    await page.getByRole('link', { name: 'Add a family member' }).click();
    await expect(page.getByLabel('Date of birth')).toHaveAttribute('max', '2026-01-11');
  });
});
