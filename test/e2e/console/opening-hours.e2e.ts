import type { AdminLocation } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { unique } from '../support/unique';
import { test } from '../test';

test('a location gets its hours day by day, past midnight too; a time alone is told before it is saved', async ({
  page,
  stack,
}) => {
  const administrator = await signedIn(page, stack);
  const name = unique('Hut');
  const { id } = (await administrator.call('POST', '/api/locations', { name })) as AdminLocation;
  await page.goto(`/admin/locations/${id}`);
  await page.getByLabel('Monday, opens').fill('08:00');
  await page.getByRole('button', { name: 'Update Location' }).click();
  await expect(page.getByText(/^Monday: enter both times/)).toBeVisible();
  await expectAccessible(page);
  // Four in the afternoon, typed as four at night.
  await page.getByLabel('Monday, closes').fill('04:00');
  await expect(page.getByText(/^Monday: enter both times/)).toBeVisible();
  await expect(page.getByLabel('Monday, closes')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Monday, closes').fill('16:30');
  await page.getByRole('button', { name: 'Every day like Monday' }).click();
  await page.getByLabel('Sunday, opens').fill('');
  await page.getByLabel('Sunday, closes').fill('');
  await page.getByLabel('Saturday, opens').fill('18:00');
  await page.getByLabel('Saturday, closes').fill('01:00');
  await expect(page.getByText('the next day', { exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update Location' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  const saved = (await administrator.call('GET', `/api/locations/${id}`)) as AdminLocation;
  const open = { opens: '08:00', closes: '16:30' };
  expect(saved.openingHours).toEqual({
    ...{ monday: open, tuesday: open, wednesday: open },
    ...{ thursday: open, friday: open, saturday: { opens: '18:00', closes: '01:00' } },
  });
  await page.reload();
  await expect(page.getByLabel('Saturday, closes')).toHaveValue('01:00');
  await expect(page.getByLabel('Sunday, opens')).toHaveValue('');
  await administrator.call('DELETE', `/api/locations/${id}`);
});
