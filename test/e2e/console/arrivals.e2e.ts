import { expect, type Page } from '@playwright/test';
import { arrivalsAnswer, beingCounted, nobodyComes, showArrivals } from '../../support/arrivals-answers';
import { browserAdministrator } from '../../support/browser-administrator';
import { newFamily } from '../../support/browser-guest';
import { addPurchase } from '../../support/build-household';
import type { TestDatabase } from '../../support/database';
import { expectAccessible } from '../support/accessible';
import { heading, status } from '../support/console';
import { holdBack } from '../support/network';
import { sellTo } from '../support/sell-to';
import { unique } from '../support/unique';
import { test } from '../test';

const desk = 'alex.moreau@example.com';
const longEnough = { timeout: 30_000 };

/** The day is a little earlier or later by the location's clock than by the test's. */
async function comesToday(database: TestDatabase, contactId: number, locationId: number): Promise<void> {
  const { productId, productDate } = await database.row<{ productId: number; productDate: string }>(
    `select p.product_id as "productId", (now() at time zone l.time_zone)::date::text as "productDate"
     from location l, purchase p where l.id = $1 and p.contact_id = $2 limit 1`,
    [locationId, contactId],
  );
  await addPurchase(database, contactId, { productId, productDate });
}

const families = (page: Page) => page.getByRole('table').getByRole('rowheader');

test('the desk sees who comes today and what they have left, opens a family and comes back to the same list', async ({
  page,
  stack,
  database,
}) => {
  test.slow();
  const familyName = unique('Árvai');
  const family = await newFamily(stack, [{ firstName: 'Mia', age: 9 }], { familyName });
  const { place, locationId, buyers } = await sellTo(family, database);
  await comesToday(database, buyers[0], locationId);
  const administrator = await browserAdministrator(stack);
  await administrator.call('GET', '/api/export/Customers/Process/Admin');
  await (await browserAdministrator(stack, desk)).signIn(page);

  await page.goto(`/admin/arrivals?locationId=${locationId}`);
  await heading(page, 'Who comes');
  await expect(families(page)).toContainText(`Emma ${familyName}`, longEnough);
  const row = page.getByRole('row', { name: new RegExp(`Emma ${familyName}, \\d+ Ticket`) });
  await expect(row).toContainText(`Waiver of ${place}`);
  await expect(row).toContainText(`Skis of ${place}`);
  await expect(page.getByText('Mia')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'The day after' }).click();
  await expect(status(page, 'Nobody is expected')).toBeVisible(longEnough);
  await expect(page.getByRole('button', { name: 'Next families' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Today' }).click();
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(status(page, 'No family like this')).toBeVisible();
  await page.getByRole('button', { name: 'Show everybody' }).click();
  await page.getByRole('button', { name: 'Still to do', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Find a name' }).fill(familyName.replace('Á', 'a'));
  await expect(families(page)).toHaveCount(1);
  await expect(page).toHaveURL(/state=left&q=arvai/i);

  await page.getByRole('link', { name: `Emma ${familyName}` }).click();
  await heading(page, `The ${familyName} family`);
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(place);
  await page.goBack();
  await heading(page, 'Who comes');
  await expect(page.getByRole('searchbox', { name: 'Find a name' })).toHaveValue(/arvai/i);
  await expect(page.getByRole('button', { name: 'Still to do', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(families(page)).toHaveCount(1);
});

test('on a phone families are cards; while everybody is being counted the page follows by itself', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await (await browserAdministrator(stack, desk)).signIn(page);
  await showArrivals(page, beingCounted);
  await page.goto('/admin/arrivals');
  await expect(status(page, 'Everybody is being counted')).toBeVisible();
  await expectAccessible(page);
  await showArrivals(page, arrivalsAnswer);
  await expect(page.getByRole('link', { name: 'Emma Carter' })).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByText('Terrain park waiver · at the desk')).toBeVisible();
  await expectAccessible(page);
});

test('a day on which nobody comes leads to the next one on which somebody does', async ({ page, stack }) => {
  await (await browserAdministrator(stack, desk)).signIn(page);
  await page.route('**/api/admin/arrivals?*', (route) => {
    const day = new URL(route.request().url()).searchParams.get('day');
    return route.fulfill({ json: day ? { ...arrivalsAnswer, day } : nobodyComes });
  });
  await page.goto('/admin/arrivals');
  await page.getByRole('button', { name: 'Next families: Saturday, December 26, 2026' }).click();
  await expect(families(page)).not.toHaveCount(0);
  await expect(page).toHaveURL(/day=2026-12-26/);
  await expectAccessible(page);
});

test('an address of a day that is over leads to today; without purchases there is no list by day', async ({
  page,
  stack,
}) => {
  await (await browserAdministrator(stack, desk)).signIn(page);
  await page.goto('/admin/arrivals?day=2020-01-01');
  await page.getByRole('button', { name: 'Show today' }).click();
  await expect(page.getByLabel('Day', { exact: true })).not.toHaveValue('');
  await expect(page).not.toHaveURL(/day=/);

  await page.route(/\/api\/locations\?/, async (route) => {
    const response = await route.fetch();
    const locations = (await response.json()) as object[];
    await route.fulfill({
      response,
      json: locations.map((one) => ({ ...one, usePosTransactionsAndOrders: false })),
    });
  });
  await page.goto('/admin/arrivals');
  await expect(page.getByRole('heading', { name: 'There is no list by day here' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Find a guest', exact: true }).last().click();
  await heading(page, 'Find a guest');
});

test('on a phone nothing moves when it is known which day it is at the place', async ({ page, stack }) => {
  await (await browserAdministrator(stack, desk)).signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdBack(page, '**/api/admin/arrivals?*');
  await page.goto('/admin/arrivals');
  const search = page.getByRole('searchbox', { name: 'Find a name' });
  await expect(search).toBeVisible();
  const top = async () => (await search.boundingBox())?.y ?? 0;
  const before = await top();
  release();
  await expect(page.getByLabel('Day', { exact: true })).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});
