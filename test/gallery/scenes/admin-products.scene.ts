import { openConsole, signedIn } from '../console';
import { scene } from '../scene';

scene('admin-products/list', 'What is sold, what it asks for, and where it leads.', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openConsole(page, 'products');
});

scene(
  'admin-products/new',
  'A product of the resort’s own.',
  async ({ page, stack }) => {
    await signedIn(page, stack);
    await openConsole(page, 'products/create');
    await page.getByRole('checkbox', { name: 'Rental profile' }).check();
  },
  { whole: true },
);

scene(
  'admin-products/told',
  'Behind a bridge products are read alone.',
  async ({ page, stack }) => {
    await page.route('**/api/admin/point-of-sale', (route) => route.fulfill({ json: { isBuiltIn: false } }));
    await signedIn(page, stack);
    await openConsole(page, 'products');
  },
  { whole: true },
);
