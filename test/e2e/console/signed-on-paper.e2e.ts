import type { Profile } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { buildWaiverTask } from '../../support/build-resort';
import { family } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { ownPlace } from '../support/own-place';
import { test } from '../test';

test('a waiver that was signed on paper is recorded at the household, for those whom it covers, and the family is ready', async ({
  page,
  stack,
  database,
}) => {
  const { guest } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
  const { contact } = (await guest.call('GET', '/api/profile')) as Profile;
  const { lastName, contactId } = contact;
  // A waiver without a text is at the desk: paper alone closes it.
  const place = await ownPlace(database, {});
  await database.rows('update waiver set text_hash = null where pos_waiver_id = $1', [place.posWaiverId]);
  await signedIn(page, stack);
  const path = `/admin/guests/${contactId}?place=${place.locationId}`;
  await page.goto(path);
  const answer = page.getByRole('region', { name: 'Ready or not' });
  await expect(answer.getByText('2 have something left')).toBeVisible();
  await answer.getByRole('button', { name: 'Signed on paper' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record as signed' });
  await expect(dialog.getByRole('checkbox', { name: `Mia ${lastName}` })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: `${contact.firstName} ${lastName}` }).uncheck();
  await dialog.getByRole('button', { name: 'Record as signed' }).click();
  await expect(dialog.getByLabel('Whose signature it bears')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Whose signature it bears').fill(`${contact.firstName} ${lastName}`);
  await dialog.getByLabel('Filed under').fill('Folder 12');
  await dialog.getByRole('button', { name: 'Record as signed' }).click();
  await expect(page.getByText('Recorded for 1 person')).toBeVisible();
  await expect(answer.getByText('1 ready')).toBeVisible();
  await expect(answer.getByText('1 has something left')).toBeVisible();
  const [event] = await database.rows<{ id: string }>(
    "select id from audit_event where action = 'household.waiver_signed_on_paper' and after ->> 'headContactId' = $1",
    [String(contact.contactId)],
  );
  await page.goto(`/admin/audit/${event?.id}/show`);
  await expect(page.getByText('Waiver recorded as signed on paper').first()).toBeVisible();
  await expect(page.getByText('Folder 12')).toBeVisible();
});

test('of two papers each covers those who still need that one', async ({ page, stack, database }) => {
  const { guest } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
  const { contact } = (await guest.call('GET', '/api/profile')) as Profile;
  const { lastName, contactId } = contact;
  const place = await ownPlace(database, {});
  const adults = `Adults ${place.posWaiverId.slice(-6)}`;
  const taskId = await buildWaiverTask(database, { name: adults, posWaiverId: `${place.posWaiverId}-A`, ageMin: 18 });
  await database.rows('insert into activity_task (activity_id, task_id) values ($1, $2)', [place.activityId, taskId]);
  await signedIn(page, stack);
  await page.goto(`/admin/guests/${contactId}?place=${place.locationId}`);
  await page.getByRole('button', { name: 'Signed on paper' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record as signed' });
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await dialog.getByRole('combobox', { name: 'Waiver' }).click();
  await page.getByRole('option', { name: adults }).click();
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await expect(dialog.getByRole('checkbox', { name: `${contact.firstName} ${lastName}` })).toBeChecked();
  await dialog.getByLabel('Whose signature it bears').fill(`${contact.firstName} ${lastName}`);
  await dialog.getByRole('button', { name: 'Record as signed' }).click();
  await expect(page.getByText('Recorded for 1 person')).toBeVisible();
  const held = await database.rows('select contact_id from waiver_authorization where pos_waiver_id = $1', [
    `${place.posWaiverId}-A`,
  ]);
  expect(held).toHaveLength(1);
});
