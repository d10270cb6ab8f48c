import type { AdminLocation } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { browserAdministrator } from '../../support/browser-administrator';
import { showReport, statusAnswers } from '../../support/report-answers';
import { expectAccessible } from '../support/accessible';
import { test } from '../test';

test('a failed population is tried again and seen 5 seconds later; counts and rows say why', async ({
  page,
  stack,
}) => {
  const administrator = await browserAdministrator(stack);
  await administrator.signIn(page);
  let asked = 0;
  await showReport(page, statusAnswers.failed);
  await page.route('**/api/export/Customers/Process/Admin', async (route) => {
    asked = Date.now();
    await showReport(page, statusAnswers.populated);
    await route.fulfill({ json: statusAnswers.processing });
  });
  await page.goto('/admin/reporting');
  await expect(page.getByText('There has been an issue populating the data for this report')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download report' })).toBeDisabled();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('The data for this report was last populated on 11/21/26')).toBeVisible({
    timeout: 15_000,
  });
  expect(Date.now() - asked).toBeGreaterThanOrEqual(4_900);

  await expect(page.getByRole('heading', { name: '2,410 people have something left' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Season waiver 1,904/ })).toBeVisible();
  const rows = page.getByRole('region', { name: 'First rows' });
  await expect(rows.getByRole('row', { name: /Emma Carter Season waiver needed for Day ticket on/ })).toContainText(
    '1 pass',
  );
  await expect(rows.getByRole('row', { name: /Leo Carter Passes to print .* Any day/ })).toBeVisible();
  await expectAccessible(page);
});

test('the form begins as specified, offers no location without POS, and asks for what it says', async ({
  page,
  stack,
}) => {
  const administrator = await browserAdministrator(stack);
  const places = (await administrator.call('GET', '/api/locations?range=[0,99]')) as AdminLocation[];
  const off = places.find((place) => !place.usePosTransactionsAndOrders);
  const on = places.filter((place) => place.usePosTransactionsAndOrders);
  const first = on.find(({ id }) => id === 1) ?? on.sort((one, other) => one.name.localeCompare(other.name))[0];
  await administrator.signIn(page);
  await showReport(page, statusAnswers.populated);
  await page.goto('/admin/reporting');
  const place = page.getByRole('combobox', { name: 'Location' });
  await expect(place).toHaveText(first?.name ?? '');
  for (const name of ['Include printable media', 'Include details', 'As CSV']) {
    await expect(page.getByRole('switch', { name })).toBeChecked();
  }
  await place.click();
  await expect(page.getByRole('option', { name: `${off?.name} (POS disabled for this location)` })).toBeDisabled();
  await page.keyboard.press('Escape');

  await page.getByRole('switch', { name: 'Include details' }).click();
  let query: URLSearchParams | undefined;
  await page.route('**/api/report/customer?**', (route) => {
    query = new URL(route.request().url()).searchParams;
    return route.fulfill({ contentType: 'text/csv', body: 'contactId\r\n' });
  });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download report' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('customers.csv');
  expect(Object.fromEntries(query ?? [])).toMatchObject({
    locationId: String(first?.id),
    includePrintableMedia: 'true',
    includeDetails: 'false',
    isCsvExport: 'true',
  });
  await page.getByLabel('From').fill('2026-12-02');
  await page.getByLabel('To', { exact: true }).fill('2026-12-01');
  await expect(page.getByRole('button', { name: 'Download report' })).toBeDisabled();
  await expect(page.getByText('Before the first day')).toBeVisible();

  await page.getByLabel('Codes, at most 500').fill(Array.from({ length: 501 }, (_, code) => `C${code}`).join(', '));
  await expect(page.getByRole('button', { name: 'Download JSON' })).toBeDisabled();
  await expect(page.getByText('501 codes are too many: at most 500')).toBeVisible();
});
