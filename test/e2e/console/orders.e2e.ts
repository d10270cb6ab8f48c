import type { GuestHit } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { born } from '../../support/build-household';
import { expectAccessible } from '../support/accessible';
import { test } from '../test';

test('orders of a shop are tried, taken over, and found by their number; the file again is nothing new', async ({
  page,
  stack,
  database,
}) => {
  const own = String(Date.now()).slice(-9);
  const [orderNumber, code] = [`7${own}`, `SKI-${own}`];
  await database.rows('insert into product (product_id, code, name) values ($1, $2, $3)', [
    Number(own),
    code,
    'Ski set',
  ]);
  const row = (...cells: string[]) => cells.join(';');
  const file = (...rows: string[]) => ({
    name: 'shop.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [row('Booking', 'E-mail', 'First name', 'Surname', 'Birthday', 'SKU', 'Date'), ...rows].join('\n'),
    ),
  });
  const email = `lena.${own}@example.com`;
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const lena = row(orderNumber, email, 'Lena', `Hoffmann${own}`, born(38), code, day);
  const mira = row(orderNumber, email, 'Mira', `Hoffmann${own}`, born(9), code, day);
  const unknown = row(`8${own}`, `ada.${own}@example.com`, 'Ada', 'Berg', born(30), 'SLED', day);
  const administrator = await signedIn(page, stack);
  await page.goto('/admin/orders');
  await expect(page.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible();
  await expectAccessible(page);
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles(file(lena, mira, unknown));
  const outcome = page.getByRole('region', { name: 'What this file would do' });
  await expect(outcome.getByText('2 purchases are new')).toBeVisible();
  await expect(outcome.getByText('1 family is new')).toBeVisible();
  await expect(outcome.getByText('Row 4: No product has the code SLED')).toBeVisible();
  expect(await database.rows('select from contact where email = $1', [email])).toEqual([]);
  await expectAccessible(page);
  await outcome.getByRole('button', { name: 'Take the orders over' }).click();
  const done = page.getByRole('region', { name: 'Taken over' });
  await expect(done.getByText('2 people are new')).toBeVisible();
  await expect(done.getByRole('button', { name: 'Take the orders over' })).toBeHidden();
  await choose.setInputFiles(file(lena, mira));
  await expect(outcome.getByText('2 purchases are known already')).toBeVisible();
  await expect(outcome.getByRole('button', { name: 'Nothing to take over' })).toBeDisabled();
  await choose.setInputFiles(file(lena));
  await expect(outcome.getByText('1 purchase is cancelled')).toBeVisible();
  const found = (await administrator.call('GET', `/api/admin/guests?filter={"q":"${orderNumber}"}`)) as GuestHit[];
  expect(found.map(({ firstName }) => firstName).sort()).toEqual(['Lena', 'Mira']);
});

test('a file without its columns is told so, and a broken line loses nothing', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.goto('/admin/orders');
  const choose = page.locator('input[type=file]');
  const file = (text: string) => ({ name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose.setInputFiles(file('Name,Amount\nLena,3'));
  await expect(page.getByRole('alert')).toContainText('Order number, E-mail, First name, Last name, Product code');
  await choose.setInputFiles({ ...file('PK\u0003\u0004'), name: 'orders.xlsx' });
  await expect(page.getByRole('alert')).toContainText('orders.xlsx is a spreadsheet. Save it as CSV');
  await choose.setInputFiles(file('\r\n'));
  await expect(page.getByRole('alert')).toHaveText('shop.csv is empty.');
  await page.route('**/api/admin/purchases/import', (route) => route.abort());
  await choose.setInputFiles(file('Order,Email,First name,Last name,Product\n1,lena@example.com,Lena,Berg,SKI'));
  await expect(page.getByRole('alert')).toContainText('The server could not be reached');
  await expect(page.getByRole('alert')).toContainText('What was taken over stays');
  await page.unroute('**/api/admin/purchases/import');
  await page.getByRole('button', { name: 'Take the orders over' }).click();
  await expect(page.getByText('Row 2: No product has the code SKI')).toBeVisible();
});

test('of a file that is wrong in every row each mistake is told, as it stands there and how it should', async ({
  page,
  stack,
}) => {
  await signedIn(page, stack);
  await page.goto('/admin/orders');
  const rows = ['1,lena,Lena,Berg,SLED,31/31/2030', '2,ada@example.com,,Berg,SLED,', '3,bo@example.com,Bo,Dahl,SLED,'];
  const text = ['Order,Email,First name,Last name,Product,Date', ...rows].join('\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const outcome = page.getByRole('region', { name: 'What this file would do' });
  await expect(outcome.getByText('The orders of 3 rows are left out:')).toBeVisible();
  await expect(outcome.getByText('Row 2: E-mail cannot be read: “lena”')).toBeVisible();
  await expect(outcome.getByText('Row 2: Day cannot be read: “31/31/2030”')).toBeVisible();
  await expect(outcome.getByText('Row 3: First name is missing')).toBeVisible();
  await expect(outcome.getByText('Row 4: No product has the code SLED')).toBeVisible();
  await expect(outcome.getByText('Days are read as 12/31/2026 or 2026-12-31.')).toBeVisible();
  await expect(outcome.getByText('No order in this file can be taken over.')).toBeVisible();
  await expect(outcome.getByText('Nothing of it is new')).toBeHidden();
});
