import type { Profile } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { family } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { ownPlace } from '../support/own-place';
import { test } from '../test';

test('a waiver that must not count is withdrawn with a reason, and is asked again', async ({
  page,
  stack,
  database,
}) => {
  const { guest } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
  const { contact } = (await guest.call('GET', '/api/profile')) as Profile;
  const place = await ownPlace(database, {});
  // Since yesterday: where the place is, the database's day may not have begun.
  await database.rows(
    'insert into waiver_authorization (contact_id, pos_waiver_id, effective_on) values ($1, $2, current_date - 1)',
    [contact.contactId, place.posWaiverId],
  );
  await signedIn(page, stack);
  await page.goto(`/admin/guests/${contact.contactId}?place=${place.locationId}`);
  const name = `${contact.firstName} ${contact.lastName}`;
  const answer = page.getByRole('region', { name: 'Ready or not' });
  await expect(answer.getByText('1 ready')).toBeVisible();
  const card = page.getByRole('article', { name });
  await card.getByRole('button', { name: 'Withdraw a waiver' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw a waiver?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Why must it not count?' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'Why must it not count?' }).fill('Signed by the brother, who is 15');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Withdrawn. It is asked again.')).toBeVisible();
  await expect(answer.getByText('2 have something left')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Withdraw a waiver' })).toBeHidden();
  const [event] = await database.rows<{ id: string }>(
    "select id from audit_event where action = 'household.waiver_withdrawn' and entity_id = $1",
    [String(contact.contactId)],
  );
  await page.goto(`/admin/audit/${event?.id}/show`);
  await expect(page.getByText('Waiver withdrawn').first()).toBeVisible();
  await expect(page.getByText('Signed by the brother, who is 15')).toBeVisible();
});
