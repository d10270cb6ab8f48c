import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { test } from '../test';

test('work that failed for good is told on the dashboard until it is done', async ({ page, stack, database }) => {
  await database.rows("insert into failed_job (id, job) values ('e2e', 'e2e.deliver')");
  try {
    await signedIn(page, stack);
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('region', { name: 'Needs attention' }).getByText(/e2e\.deliver/)).toBeVisible();
  } finally {
    await database.rows("delete from failed_job where id = 'e2e'");
  }
  await page.reload();
  await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
  await expect(page.getByText('e2e.deliver')).toHaveCount(0);
});
