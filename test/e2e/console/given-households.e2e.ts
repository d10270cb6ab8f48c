import type { Profile } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { family } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { unique } from '../support/unique';
import { test } from '../test';

test('a family that was booked with another e-mail is given to the account of who signs in', async ({
  page,
  stack,
  database,
}) => {
  const { guest } = await family(stack, []);
  const own = (await guest.call('GET', '/api/profile')) as Profile;
  const [account] = await database.rows<{ email: string }>('select email from contact where contact_id = $1', [
    own.contact.contactId,
  ]);
  const lastName = unique('Okafor');
  const [head] = await database.rows<{ id: string }>(
    `insert into contact (first_name, last_name, email, date_of_birth) values ('Ada', $1, $2, '1986-04-02') returning contact_id as id`,
    [lastName, `${lastName}@work.example.com`.toLowerCase()],
  );
  await signedIn(page, stack);
  await page.goto(`/admin/guests/${head!.id}`);
  await page.getByRole('button', { name: 'Give to an account' }).click();
  const dialog = page.getByRole('dialog', { name: `Give the ${lastName} family to an account?` });
  await expectAccessible(page);
  const email = dialog.getByRole('textbox', { name: 'E-mail they sign in with' });
  const reason = dialog.getByRole('textbox', { name: 'How do you know that it is them?' });
  await email.fill('nobody@example.com');
  await dialog.getByRole('button', { name: 'Give' }).click();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('Called, and knew the order’s number');
  await dialog.getByRole('button', { name: 'Give' }).click();
  await expect(email).toHaveAccessibleDescription('Nobody has signed in with this e-mail');
  await expect(reason).toHaveAttribute('aria-invalid', 'false');
  await email.fill(account!.email);
  await dialog.getByRole('button', { name: 'Give' }).click();
  await expect(page.getByText(`${account!.email} has the family now.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Give to an account' })).toBeHidden();
  const after = (await guest.call('GET', '/api/profile')) as Profile;
  expect(after.contact.contactId).toBe(Number(head!.id));
});
