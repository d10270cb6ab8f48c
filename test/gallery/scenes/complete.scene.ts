import { finish } from '../../support/answers';
import { demoFamily, family, openCheckIn, openHome, places } from '../../support/families';
import { scene } from '../scene';

scene(
  'complete/all-set',
  'The family is through: faces, and what happens next.',
  async ({ page, stack }) => {
    const { guest, ids } = await family(stack);
    const selection = { ...places.villageAllMountain, contactIds: ids };
    await finish(stack, guest, selection, [1, 2, 3, 4]);
    await openCheckIn(page, guest, selection);
    await page.getByRole('button', { name: 'Print' }).waitFor();
  },
  { whole: true },
);

scene(
  'complete/with-codes',
  'Passes are ready to print: the codes, large and bright.',
  async ({ page, stack }) => {
    const { guest } = await demoFamily(stack, 'sofia.marino@example.com');
    await openHome(page, guest);
    await page.getByText('Details').first().waitFor();
    await page.goto('/checkinComplete');
    await page.getByRole('button', { name: 'Print' }).waitFor();
  },
  { whole: true },
);
