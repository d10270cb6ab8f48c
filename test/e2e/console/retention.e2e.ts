import type { AdminRetention } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { openScreen } from '../support/console';
import { test } from '../test';

// The periods are the whole resort's: who changes them beside the other is asked what shall stand.
test.describe.configure({ mode: 'default' });

test('an administrator changes how long photos are kept, within bounds, and a run says what it removed', async ({
  page,
  stack,
}) => {
  const administrator = await signedIn(page, stack);
  const before = (await administrator.call('GET', '/api/admin/retention')) as AdminRetention;
  await page.goto('/admin/retention');
  await expect(page.getByRole('heading', { level: 1, name: 'Retention' })).toBeVisible();
  const photos = page.getByRole('spinbutton', { name: 'Photos' });
  await photos.fill('0');
  await photos.blur();
  await expect(page.getByText('Enter 1 or more.')).toBeVisible();
  await expectAccessible(page);
  await photos.fill(String(before.photos + 1));
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const after = (await administrator.call('GET', '/api/admin/retention')) as AdminRetention;
  expect(after).toMatchObject({ photos: before.photos + 1, signatures: before.signatures });

  await page.getByRole('button', { name: 'Run now' }).click();
  const run = page
    .getByRole('region', { name: 'What was removed' })
    .getByRole('row', { name: /^Households/ })
    .first();
  await expect(run).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);

  await page.goto('/admin/audit');
  // The run has taken its time, and others have changed things meanwhile.
  await page.getByRole('textbox', { name: 'Search' }).fill('retention');
  await expect(page.getByRole('link', { name: 'Retention' }).first()).toBeVisible();
  await administrator.call('PUT', '/api/admin/retention', { photos: before.photos });
});

test('a shorter period is asked about, because nothing brings back what is removed then', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const before = (await administrator.call('GET', '/api/admin/retention')) as AdminRetention;
  const kept = async () => ((await administrator.call('GET', '/api/admin/retention')) as AdminRetention).auditTrail;
  await openScreen(page, 'retention', 'Retention');
  const trail = page.getByRole('spinbutton', { name: 'Audit trail' });
  await trail.fill(String(before.auditTrail - 1));
  await trail.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Keep these for a shorter time?' });
  await expect(dialog).toContainText(`Audit trail: ${before.auditTrail - 1} instead of ${before.auditTrail} years`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(trail).toHaveValue(String(before.auditTrail - 1));
  expect(await kept()).toBe(before.auditTrail);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await dialog.getByRole('button', { name: 'Keep them shorter' }).click();
  await expect.poll(kept).toBe(before.auditTrail - 1);
  await administrator.call('PUT', '/api/admin/retention', { auditTrail: before.auditTrail });
});
