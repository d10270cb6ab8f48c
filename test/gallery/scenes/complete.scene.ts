import type { ContactActivity } from '@arrival/contracts';
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

scene(
  'complete/at-desk',
  'A waiver without a text is left: what the desk still has to do, and for whom.',
  async ({ page, stack }) => {
    const { guest, ids } = await family(stack);
    const selection = { ...places.villageAllMountain, contactIds: ids };
    await finish(stack, guest, selection, [2, 3, 4]);
    await page.route('**/api/activities/locations/*/contacts', async (route) => {
      const response = await route.fetch();
      const activities = (await response.json()) as ContactActivity[];
      for (const { contacts } of activities)
        for (const { reasons } of contacts)
          for (const reason of reasons) if (reason.taskTypeId === 1 && reason.isAsked) reason.code = 'waiverNoText';
      await route.fulfill({ response, json: activities });
    });
    await guest.signIn(page);
    await page.addInitScript((text) => sessionStorage.setItem('arrival.checkIn', text), JSON.stringify(selection));
    await page.goto('/checkinComplete');
    await page.getByRole('heading', { name: 'Almost there' }).waitFor();
  },
  { whole: true },
);
