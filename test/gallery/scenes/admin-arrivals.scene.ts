import type { AdminLocation } from '@arrival/contracts';
import {
  arrivalsAnswer,
  beingCounted,
  countedAnew,
  manyMembers,
  nobodyComes,
  nobodyFits,
  showArrivals,
} from '../../support/arrivals-answers';
import { openConsole, signedIn } from '../console';
import { failWith, scene } from '../scene';

const path = 'arrivals?locationId=2';

for (const [state, about, answer, address] of [
  ['full', 'Who comes today, what they bought, who is ready and who still has what to do', arrivalsAnswer, path],
  ['many-members', 'A large family with long names', manyMembers, path],
  ['nobody', 'Nobody has bought anything for the day', nobodyComes, path],
  ['nobody-fits', 'No family of the day is like this', nobodyFits, `${path}&state=ready&q=zz`],
  ['being-counted', 'Nothing is known yet', beingCounted, path],
  ['counted-anew', 'The set-up has changed, and the list is a little behind', countedAnew, path],
] as const)
  scene(
    `admin-arrivals/${state}`,
    about,
    async ({ page, stack }) => {
      await signedIn(page, stack);
      await showArrivals(page, answer);
      await openConsole(page, address);
    },
    { whole: true },
  );

scene('admin-arrivals/another-day', 'A day that is to come', async ({ page, stack }) => {
  await signedIn(page, stack);
  await showArrivals(page, { ...arrivalsAnswer, today: '2026-12-20' });
  await openConsole(page, `${path}&day=2026-12-24&state=left`);
});

scene('admin-arrivals/over', 'The address is of a day that is over', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openConsole(page, `${path}&day=2020-01-01`);
  await page.getByText('This day is over').waitFor();
});

scene('admin-arrivals/unreachable', 'The list cannot be read', async ({ page, stack }) => {
  await signedIn(page, stack);
  await failWith(page, '**/api/admin/arrivals?*', 503, 'server.busy');
  await openConsole(page, path);
  await page.getByRole('alert').waitFor();
});

scene('admin-arrivals/no-purchases', 'No location knows what was bought', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.route(/\/api\/locations\?/, async (route) => {
    const response = await route.fetch();
    const locations = (await response.json()) as AdminLocation[];
    await route.fulfill({
      response,
      json: locations.map((one) => ({ ...one, usePosTransactionsAndOrders: false })),
    });
  });
  await openConsole(page, path);
});

scene(
  'admin-arrivals/paper',
  'The list as it is printed',
  async ({ page, stack }) => {
    await signedIn(page, stack);
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await showArrivals(page, { ...manyMembers, families: [...arrivalsAnswer.families, ...manyMembers.families] });
    await openConsole(page, path);
    await page.getByRole('button', { name: 'Print' }).click();
    await page.locator('.printed').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
  },
  { whole: true },
);
