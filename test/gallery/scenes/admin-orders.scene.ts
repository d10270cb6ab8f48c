import type { PurchaseImported } from '@arrival/contracts';
import { openConsole, signedIn } from '../console';
import { scene } from '../scene';

const told: PurchaseImported = {
  added: 184,
  changed: 3,
  cancelled: 1,
  same: 1_012,
  newFamilies: 41,
  newPeople: 127,
  leftOut: 4,
  faults: [
    { index: 2, fault: 'productUnknown' },
    { index: 5, fault: 'severalFamilies' },
    { index: 6, fault: 'birthDateMissing' },
  ],
};
const row = (place: number) => `10${place},lena@example.com,Lena,Hoffmann,,SKI-SET,2026-12-27`;
const shop = {
  name: 'orders-of-the-week-before-christmas.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Order,E-mail,First name,Last name,Birth date,Product,Day',
      ...Array.from({ length: 8 }, (_, at) => row(at)),
      'x,y',
    ].join('\n'),
  ),
};

scene(
  'admin-orders/first',
  'Orders come from the shop, where no point of sale is connected.',
  async ({ page, stack }) => {
    await signedIn(page, stack);
    await openConsole(page, 'orders');
  },
);

scene(
  'admin-orders/would',
  'What a file would do, and which rows somebody has to look at.',
  async ({ page, stack }) => {
    await page.route('**/api/admin/purchases/import', (route) => route.fulfill({ json: told }));
    await signedIn(page, stack);
    await openConsole(page, 'orders');
    await page.locator('input[type=file]').setInputFiles(shop);
    await page.getByText('184 purchases are new').waitFor();
  },
  { whole: true },
);

scene(
  'admin-orders/done',
  'The orders are taken over.',
  async ({ page, stack }) => {
    await page.route('**/api/admin/purchases/import', (route) => route.fulfill({ json: { ...told, faults: [] } }));
    await signedIn(page, stack);
    await openConsole(page, 'orders');
    await page.locator('input[type=file]').setInputFiles(shop);
    await page.getByRole('button', { name: 'Take the orders over' }).click();
    await page.getByRole('heading', { name: 'Taken over' }).waitFor();
  },
  { whole: true },
);

scene('admin-orders/columns', 'A file without its columns.', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openConsole(page, 'orders');
  await page.locator('input[type=file]').setInputFiles({ ...shop, buffer: Buffer.from('Name,Amount\nLena,3') });
  await page.getByRole('alert').waitFor();
});

scene(
  'admin-orders/spreadsheet',
  'The spreadsheet itself instead of what it saves as CSV.',
  async ({ page, stack }) => {
    await signedIn(page, stack);
    await openConsole(page, 'orders');
    await page.locator('input[type=file]').setInputFiles({
      ...shop,
      name: 'orders-of-the-week-before-christmas.xlsx',
      buffer: Buffer.from('PK\u0003\u0004'),
    });
    await page.getByRole('alert').waitFor();
  },
);

scene('admin-orders/headings', 'What the columns mean, and that one is not there.', async ({ page, stack }) => {
  await page.route('**/api/admin/purchases/import', (route) => route.fulfill({ json: told }));
  await signedIn(page, stack);
  await openConsole(page, 'orders');
  await page.locator('input[type=file]').setInputFiles(shop);
  await page.getByRole('button', { name: 'What the columns mean' }).click();
  await page.getByLabel('Day', { exact: true }).click();
  await page.getByRole('option', { name: 'Not in this file' }).waitFor();
});
