import { family } from '../../support/families';
import { failWith, scene } from '../scene';

scene('location/unknown', 'A link to a place that is gone offers those that are there.', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await guest.signIn(page);
  await page.goto('/l/old-lodge');
  await page.getByText('We do not know this place').waitFor();
});

scene('location/not-open', 'A link to a place while the resort has no open location yet.', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await page.route('**/api/locations', (route) => route.fulfill({ json: [] }));
  await guest.signIn(page);
  await page.goto('/l/ski-school');
  await page.getByRole('button', { name: 'Look again' }).waitFor();
});

scene('location/failed', 'The locations could not be loaded.', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await failWith(page, '**/api/locations', 500);
  await guest.signIn(page);
  await page.goto('/l/ski-school');
  await page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 20_000 });
});
