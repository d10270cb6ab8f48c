import type { AdminLocation } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { unique } from '../support/unique';
import { test } from '../test';

test('a location that reads purchases says how long before a visit families are told, and Reporting shows how it goes', async ({
  page,
  stack,
}) => {
  const administrator = await signedIn(page, stack);
  const name = unique('Lodge');
  const { id } = (await administrator.call('POST', '/api/locations', { name })) as AdminLocation;
  const saved = async () => (await administrator.call('GET', `/api/locations/${id}`)) as AdminLocation;
  await page.goto(`/admin/locations/${id}`);
  await expect(page.getByLabel('Time zone')).toBeVisible();
  await expect(page.getByLabel('Invite by mail')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Use POS' }).check();
  await page.getByLabel('Invite by mail').click();
  await page.getByRole('option', { name: '2 days before the visit' }).click();
  await page.getByLabel('Language of the mail').click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update Location' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  expect(await saved()).toMatchObject({ inviteDaysBefore: 2, inviteLanguage: 'de' });

  await page.goto('/admin/reporting');
  const panel = page.getByRole('region', { name: 'Invitations by mail' });
  await expect(panel.getByRole('listitem').filter({ hasText: name })).toContainText(
    '0 families told · 2 days before the visit',
  );
  await expectAccessible(page);
  await panel.getByRole('link', { name }).click();
  await page.getByLabel('Invite by mail').click();
  await page.getByRole('option', { name: 'Never' }).click();
  await page.getByRole('button', { name: 'Update Location' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  expect(await saved()).toMatchObject({ inviteDaysBefore: null, inviteLanguage: 'de' });
  await administrator.call('DELETE', `/api/locations/${id}`);
});
