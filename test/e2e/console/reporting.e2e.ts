import { readFile } from 'node:fs/promises';
import type { AdminLocation, CustomerRow } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { browserAdministrator } from '../../support/browser-administrator';
import { newFamily } from '../../support/browser-guest';
import { showReport, statusAnswers } from '../../support/report-answers';
import { expectAccessible } from '../support/accessible';
import { sellTo } from '../support/sell-to';
import { unique } from '../support/unique';
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
  await expect(page.getByText('The data for this report was last populated on 11/21/26')).toBeVisible();
  expect(Date.now() - asked).toBeGreaterThanOrEqual(4_900);

  await expect(page.getByRole('heading', { name: '2,410 people have something left' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Season waiver 1,904/ })).toBeVisible();
  const rows = page.getByRole('region', { name: 'First rows' });
  await expect(rows.getByRole('row', { name: /Emma Carter Season waiver needed for Day ticket on/ })).toContainText(
    '1 pass',
  );
  await expect(rows.getByRole('row', { name: /Leo Carter Passes to print .* Any day/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Rental profile' }).click();
  await expect(rows.getByText('1 of 1,122 rows')).toBeVisible();
  await expect(rows.getByRole('row', { name: /Carter/ })).toHaveText(/Mia Carter\s*Rental profile/);
  await expectAccessible(page);
  await rows.getByRole('button', { name: 'Only Rental profile. Show all' }).click();
  await expect(rows.getByText('3 of 4,105 rows')).toBeVisible();
});

test('a state that the console does not know reads as not populated yet', async ({ page, stack }) => {
  const administrator = await browserAdministrator(stack);
  await administrator.signIn(page);
  await showReport(page, statusAnswers.never);
  await page.route('**/api/report/customer/status', (route) =>
    route.fulfill({ json: { ...statusAnswers.never, statusCode: 9 } }),
  );
  await page.goto('/admin/reporting');
  await expect(page.getByText('The data for this report has not been populated yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Populate now' })).toBeVisible();
});

test('what could not be asked for is asked for again, and its failure goes', async ({ page, stack }) => {
  const administrator = await browserAdministrator(stack);
  await administrator.signIn(page);
  const failure = page.getByRole('alert');
  const asks = [
    ['**/api/export/Customers/Process/Admin', statusAnswers.populated, 'Populate again', statusAnswers.processing],
    ['**/api/report/customer/stop', statusAnswers.processing, 'Stop', statusAnswers.populated],
  ] as const;
  for (const [path, before, button, after] of asks) {
    await showReport(page, before);
    await page.goto('/admin/reporting');
    await page.route(path, (route) => route.abort());
    await page.getByRole('button', { name: button }).click();
    await expect(failure).toBeVisible();
    await page.route(path, async (route) => {
      await showReport(page, after);
      await route.fulfill({ json: after });
    });
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toBeHidden();
    const then = after === statusAnswers.processing ? 'Stop' : 'Populate again';
    await expect(page.getByRole('button', { name: then })).toBeVisible({ timeout: 10_000 });
  }
});

test('a stop that failed is not told of the next run', async ({ page, stack }) => {
  const administrator = await browserAdministrator(stack);
  await administrator.signIn(page);
  await showReport(page, statusAnswers.processing);
  await page.route('**/api/report/customer/stop', (route) => route.abort());
  await page.route('**/api/export/Customers/Process/Admin', async (route) => {
    await showReport(page, statusAnswers.processing);
    await route.fulfill({ json: statusAnswers.processing });
  });
  await page.goto('/admin/reporting');
  const stop = page.getByRole('button', { name: 'Stop' });
  await stop.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await showReport(page, statusAnswers.populated);
  await page.getByRole('button', { name: 'Populate again' }).click();
  await expect(stop).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the form begins as specified, offers no location without POS, and asks for what it says', async ({
  page,
  stack,
}) => {
  const administrator = await browserAdministrator(stack);
  const places = (await administrator.call('GET', '/api/locations?range=[0,99]')) as AdminLocation[];
  // By its name: others make places and remove them meanwhile.
  const off = places.find(({ name }) => name === 'Tubing Hill');
  const on = places.filter((place) => place.usePosTransactionsAndOrders && place.isEnabled);
  const name = unique('Closed');
  const body = { name, isEnabled: false, usePosTransactionsAndOrders: true };
  const closed = (await administrator.call('POST', '/api/locations', body)) as AdminLocation;
  const first = on.find(({ id }) => id === 1) ?? on.sort((one, other) => one.name.localeCompare(other.name))[0];
  await administrator.signIn(page);
  await showReport(page, statusAnswers.populated);
  await page.goto('/admin/reporting');
  const place = page.getByRole('combobox', { name: 'Location' });
  await expect(place).toHaveValue(first?.name ?? '');
  for (const name of ['Include printable media', 'Include details', 'As CSV']) {
    await expect(page.getByRole('switch', { name })).toBeChecked();
  }
  await place.click();
  await expect(page.getByRole('option', { name: `${off?.name} (POS disabled for this location)` })).toBeDisabled();
  await expect(page.getByRole('option', { name: `${closed.name} (location not enabled)` })).toBeDisabled();
  await page.keyboard.press('Escape');

  await page.getByRole('switch', { name: 'Include details' }).click();
  let query: URLSearchParams | undefined;
  await page.route('**/api/report/customer/file?**', (route) => {
    query = new URL(route.request().url()).searchParams;
    const problem = { type: 'about:blank', title: '', detail: '', errors: [], traceId: 'test' };
    return route.fulfill({ status: 409, json: { ...problem, status: 409, code: 'report.not_populated' } });
  });
  await page.getByRole('button', { name: 'Download report' }).click();
  await expect(page.getByText('The data for this report has not been populated yet')).toBeVisible();
  expect(Object.fromEntries(query ?? [])).toMatchObject({
    locationId: String(first?.id),
    includePrintableMedia: 'true',
    includeDetails: 'false',
    isCsvExport: 'true',
  });
  await page.goto('/admin/reporting?taskName=Rental+Profile');
  await page.getByRole('button', { name: 'Download report, only Rental Profile' }).click();
  await expect.poll(() => query?.get('taskName')).toBe('Rental Profile');
  await page.getByLabel('From').fill('2026-12-02');
  await page.getByLabel('To', { exact: true }).fill('2026-12-01');
  await expect(page.getByRole('button', { name: 'Download report' })).toBeDisabled();
  await expect(page.getByText('Before the first day')).toBeVisible();

  await page.getByLabel('Codes, at most 500').fill(Array.from({ length: 501 }, (_, code) => `C${code}`).join(', '));
  await expect(page.getByRole('button', { name: 'Download JSON' })).toBeDisabled();
  await expect(page.getByText('501 codes are too many: at most 500')).toBeVisible();
  await administrator.call('DELETE', `/api/locations/${closed.id}`);
});

test('a location behind the first hundred is found by typing its name', async ({ page, stack }) => {
  const administrator = await browserAdministrator(stack);
  const [place] = (await administrator.call('GET', '/api/locations?range=[0,0]')) as AdminLocation[];
  const places = Array.from({ length: 130 }, (_, at) => ({
    ...place,
    id: 9_001 + at,
    name: `Shop ${1_001 + at}`,
    isEnabled: true,
    usePosTransactionsAndOrders: true,
  }));
  await administrator.signIn(page);
  await showReport(page, statusAnswers.populated);
  await page.route('**/api/locations?**', (route) => {
    const [from, to] = JSON.parse(new URL(route.request().url()).searchParams.get('range') ?? '') as [number, number];
    const headers = { 'content-range': `locations ${from}-${to}/${places.length}` };
    return route.fulfill({ json: places.slice(from, to + 1), headers });
  });
  await page.goto('/admin/reporting');
  const choice = page.getByRole('combobox', { name: 'Location' });
  await expect(choice).toHaveValue('Shop 1001');
  await choice.fill('1130');
  const asked = page.waitForRequest(/locationId=9130/);
  await page.getByRole('option', { name: 'Shop 1130' }).click();
  await asked;
  await expect(choice).toHaveValue('Shop 1130');
});

const fetchReport = async (page: Page): Promise<{ name: string; text: string }> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download report' }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
};

test('the report is populated, looked at and downloaded, says what the guests’ home says, and forgets who has finished', async ({
  page,
  stack,
  database,
}) => {
  test.slow();
  const family = await newFamily(stack, [{ firstName: 'Mia', age: 9 }]);
  const { place, locationId, buyers } = await sellTo(family, database);
  const administrator = await browserAdministrator(stack);
  await administrator.signIn(page);
  const status = page.getByRole('status').filter({ hasText: 'The data for this report' });
  const rows = page.getByRole('region', { name: 'First rows' });
  // Others change the configuration meanwhile, and a population that began before ours goes first.
  await expect(async () => {
    // Anew each time: a list that stayed open would hide all else.
    await page.goto('/admin/reporting');
    await expect(status).toContainText('was last populated on', { timeout: 60_000 });
    await page.getByRole('button', { name: /^Populate/ }).click();
    await expect(status).toContainText('was last populated on', { timeout: 60_000 });
    await page.getByRole('combobox', { name: 'Location' }).click();
    await page.getByRole('option', { name: place }).click();
    await expect(rows).toContainText('4 of 4 rows', { timeout: 10_000 });
  }).toPass({ timeout: 300_000 });
  await expect(page.getByRole('heading', { name: '2 people have something left' })).toBeVisible();
  await expect(page.getByRole('row', { name: `Skis of ${place} 2` })).toBeVisible();
  await expect(
    rows.getByRole('row', { name: new RegExp(`Mia .* Skis of ${place} needed for Pass.* Any day`) }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Skis of ${place}` }).click();
  await expect(rows).toContainText('2 of 2 rows');
  await page.getByRole('button', { name: `Only Skis of ${place}. Show all` }).click();
  await expect(rows).toContainText('4 of 4 rows');

  const csv = await fetchReport(page);
  expect(csv.name).toBe('customers.csv');
  const [header, ...lines] = csv.text.trimEnd().split('\r\n');
  expect(header).toMatch(/^\ufeffcontactId,parentContactId,firstName,/);
  expect(lines).toHaveLength(4);
  await page.getByRole('switch', { name: 'As CSV' }).click();
  const json = await fetchReport(page);
  expect(json.name).toBe('customers.json');
  const listed = JSON.parse(json.text) as CustomerRow[];
  expect(listed.map(({ contactId }) => contactId).sort((one, other) => one - other)).toEqual([
    ...[buyers[0], buyers[0]],
    ...[buyers[1], buyers[1]],
  ]);
  const home = (await family.call('GET', `/api/activities/locations/${locationId}/contacts`)) as {
    contacts: { contactId: number; tasksTotal: number; tasksComplete: number }[];
  }[];
  const left = home.flatMap(({ contacts }) => contacts);
  for (const { contactId, tasksTotal, tasksComplete } of left)
    expect(listed.filter((row) => row.contactId === contactId)).toHaveLength(tasksTotal - tasksComplete);

  // Since yesterday: where the resort is, the database's day may not have begun.
  await database.rows(
    `insert into waiver_authorization (contact_id, pos_waiver_id, effective_on, expires_on) values ($1, $2, current_date - 1, current_date + 90)`,
    [buyers[0], place],
  );
  const after = JSON.parse((await fetchReport(page)).text) as CustomerRow[];
  expect(after.map(({ contactId, taskType }) => `${contactId} ${taskType}`).sort()).toEqual(
    [`${buyers[0]} RentalProfile`, `${buyers[1]} RentalProfile`, `${buyers[1]} Waiver`].sort(),
  );
});
