import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { family } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { test } from '../test';

test('a household is handed all that is stored about it, and is erased once its name is typed', async ({
  page,
  stack,
  database,
}) => {
  const { guest } = await family(stack, []);
  const { contact } = (await guest.call('GET', '/api/profile')) as { contact: { contactId: number } };
  await database.rows("update contact set last_name = 'Muñoz' where contact_id = $1", [contact.contactId]);
  await signedIn(page, stack);
  await page.goto(`/admin/guests/${contact.contactId}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all that is stored' }).click();
  expect((await download).suggestedFilename()).toBe(`household-${contact.contactId}.zip`);
  await page.getByRole('button', { name: 'Erase this household' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Erase for ever' });
  await expect(confirm).toBeDisabled();
  await expect(dialog).toContainText('Take them out of the orders of your shop first');
  await expectAccessible(page);
  const name = dialog.getByLabel('Type Muñoz to go on');
  await name.fill('Muno');
  await expect(confirm).toBeDisabled();
  await name.fill('munoz');
  await confirm.click();
  await expect(page.getByText(/1 person erased/)).toBeVisible();
  await page.goto(`/admin/guests/${contact.contactId}`);
  await expect(page.getByText('We could not find this person')).toBeVisible();
});
