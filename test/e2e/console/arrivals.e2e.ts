import { expect, type Page } from '@playwright/test';
import { arrivalsAnswer, beingCounted, showArrivals } from '../../support/arrivals-answers';
import { browserAdministrator } from '../../support/browser-administrator';
import { newFamily } from '../../support/browser-guest';
import { addPurchase } from '../../support/build-household';
import type { TestDatabase } from '../../support/database';
import { expectAccessible } from '../support/accessible';
import { heading, status } from '../support/console';
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

test('the whole list goes on paper, page after page, also what the screen does not show yet', async ({
  page,
  stack,
}) => {
  await (await browserAdministrator(stack, desk)).signIn(page);
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: 1 });
  });
  const named = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      headContactId: 300_000 + from + at,
      name: `Family ${from + at}`,
      members: [{ contactId: 400_000 + from + at, name: `Member ${from + at}`, age: 30, bought: ['Ticket'], left: [] }],
    }));
  await page.route('**/api/admin/arrivals?*', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const isWhole = asked.get('pageSize') === '500';
    const [from, count] = asked.get('after') ? [60, 10] : [0, isWhole ? 60 : 4];
    const json = {
      ...arrivalsAnswer,
      found: 70,
      families: named(from, count),
      next: asked.get('after') ? null : 'bmV4dA',
    };
    return route.fulfill({ json });
  });
  await page.goto('/admin/arrivals');
  await expect(families(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => page.evaluate(() => (window as { printed?: number }).printed)).toBe(1);
  const paper = page.locator('.printed');
  await expect(paper.locator('tbody')).toHaveCount(70);
  await expect(paper.getByText('Thursday, December 24, 2026')).toBeAttached();
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThan(5);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(families(page)).toHaveCount(14);
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
