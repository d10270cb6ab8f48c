import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { openScreen } from '../support/console';
import { test } from '../test';

test('somebody whom nobody knows is added at the counter and let in; not twice', async ({ page, stack, browser }) => {
  const lastName = `Hoffmann${Date.now()}`;
  await signedIn(page, stack);
  const add = page.getByRole('dialog', { name: 'Add the guest' });
  const fill = async () => {
    await openScreen(page, 'guests', 'Find a guest');
    await page.getByRole('button', { name: 'New guest' }).click();
    await add.getByLabel('First name').fill('Lena');
    await add.getByLabel('Last name').fill(lastName);
    await add.getByLabel('Date of birth').fill('1990-03-04');
    await add.getByRole('button', { name: 'Add the guest' }).click();
  };
  await openScreen(page, 'guests', 'Find a guest');
  await page.getByRole('button', { name: 'New guest' }).click();
  await add.getByLabel('Last name').fill(lastName);
  await add.getByRole('button', { name: 'Add the guest' }).click();
  await expect(add.getByText('This is required.').first()).toBeVisible();
  await expectAccessible(page);
  await fill();
  await expect(page.getByRole('heading', { level: 1, name: `The ${lastName} family` })).toBeVisible();
  await page.getByRole('button', { name: 'Check in here' }).click();
  await page.getByRole('button', { name: 'Show the code' }).click();
  const letters = String(await page.getByLabel('Letters to type instead').textContent()).replace(' ', '');

  const device = await browser.newPage({ baseURL: stack.guestUrl });
  await device.goto(`/counter#${letters}`);
  await expect(device.getByText(`At the counter: ${lastName}`)).toBeVisible();
  await expect(device.getByRole('checkbox', { name: `Lena ${lastName}` })).toBeVisible();
  await device.close();

  await fill();
  await expect(page.getByText('There is somebody with this name and birth date already').first()).toBeVisible();
  await expect(add).toBeVisible();
});

test('somebody under 18 is seen before they are added, and staff are told who signs', async ({ page, stack }) => {
  const lastName = `Vogel${Date.now()}`;
  await signedIn(page, stack);
  await openScreen(page, 'guests', 'Find a guest');
  await page.getByRole('button', { name: 'New guest' }).click();
  const add = page.getByRole('dialog', { name: 'Add the guest' });
  await add.getByLabel('First name').fill('Lena');
  await add.getByLabel('Last name').fill(lastName);
  await add.getByLabel('Date of birth').fill('1982-03-04');
  await expect(add.getByText(/under 18/)).toHaveCount(0);
  const email = await add.getByLabel('E-mail').boundingBox();
  await add.getByLabel('Date of birth').fill(`${new Date().getFullYear() - 14}-03-04`);
  await expect(add.getByText(/under 18/)).toBeVisible();
  expect(await add.getByLabel('E-mail').boundingBox(), 'what is told moves no field').toEqual(email);
  await expectAccessible(page);
  await add.getByRole('button', { name: 'Add the guest' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `The ${lastName} family` })).toBeVisible();
  await page.getByRole('button', { name: 'Check in here' }).click();
  await expect(page.getByRole('dialog').getByText(/No grown-up is in this household/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show the code' }).click();
  await expect(page.getByLabel('Letters to type instead')).toBeVisible();
});
