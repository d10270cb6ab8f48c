import type { Profile } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { born } from '../../support/build-household';
import { family } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { test } from '../test';

const profileOf = async (guest: { call(method: string, path: string): Promise<unknown> }) =>
  (await guest.call('GET', '/api/profile')) as Profile;

test('a name and a birth year that were mistyped are put right, and a namesake is refused in the form', async ({
  page,
  stack,
}) => {
  const { guest } = await family(stack, [
    { firstName: 'Mai', age: 29 },
    { firstName: 'Leo', age: 9 },
  ]);
  const { contact, contacts } = await profileOf(guest);
  const { lastName } = contact;
  await signedIn(page, stack);
  await page.goto(`/admin/guests/${contact.contactId}`);
  await page.getByRole('button', { name: `Correct Mai ${lastName}` }).click();
  const dialog = page.getByRole('dialog');
  const [first, birth] = [dialog.getByLabel('First name'), dialog.getByLabel('Date of birth')];
  await expect(first).toHaveValue('Mai');
  await expectAccessible(page);
  await first.fill('Leo');
  await birth.fill(born(9));
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(page.getByText('This person is already in your family')).toBeVisible();
  await expect(first).toHaveValue('Leo');
  await first.fill('Mia');
  await dialog.getByLabel('E-mail').fill('mia');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(dialog.getByText(/e-mail address/i)).toBeVisible();
  await dialog.getByLabel('E-mail').fill('');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(page.getByText(`Mia ${lastName} is corrected`)).toBeVisible();
  await expect(page.getByRole('article', { name: `Mia ${lastName}` })).toContainText('9 years');
  const mai = contacts.find(({ firstName }) => firstName === 'Mai')!;
  expect((await profileOf(guest)).contacts).toContainEqual(
    expect.objectContaining({ contactId: mai.contactId, firstName: 'Mia', dateOfBirth: born(9) }),
  );
});

test('who was added by mistake is taken out, and the family stays on the screen', async ({ page, stack }) => {
  const { guest } = await family(stack, [
    { firstName: 'Mia', age: 9 },
    { firstName: 'Miah', age: 9 },
  ]);
  const { contact, contacts } = await profileOf(guest);
  const { lastName } = contact;
  const miah = contacts.find(({ firstName }) => firstName === 'Miah')!;
  await signedIn(page, stack);
  await page.goto(`/admin/guests/${miah.contactId}`);
  await expect(page.getByRole('button', { name: `Take out ${contact.firstName} ${lastName}` })).toHaveCount(0);
  await page.getByRole('button', { name: `Take out Miah ${lastName}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('It cannot be undone.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take out' }).click();
  await expect(page.getByText(`Miah ${lastName} is no longer in the family`)).toBeVisible();
  await expect(page.getByRole('article', { name: `Mia ${lastName}` })).toBeVisible();
  await expect(page.getByRole('article', { name: `Miah ${lastName}` })).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/guests/${contact.contactId}$`));
  expect((await profileOf(guest)).contacts).toHaveLength(2);
});

test('on a phone the button of a correction keeps to one line, however long the name is', async ({ page, stack }) => {
  const long = { firstName: 'Maximilian-Alexander', lastName: 'Bartholomew-Featherstonehaugh', age: 13 };
  const { ids } = await family(stack, [long]);
  await signedIn(page, stack);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/guests/${ids[1]}`);
  await page.getByRole('button', { name: `Correct ${long.firstName} ${long.lastName}` }).click();
  const button = page.getByRole('dialog').getByRole('button', { name: /^Correct/ });
  await expect(button).toBeInViewport({ ratio: 1 });
  const { x, width, height } = (await button.boundingBox())!;
  expect(height).toBeLessThan(50);
  expect(x + width).toBeLessThan(390);
});
