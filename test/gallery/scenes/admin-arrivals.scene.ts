import type { AdminLocation } from '@arrival/contracts';
import type { Page } from '@playwright/test';
import {
  arrivalsAnswer,
  beingCounted,
  childrenSheetAnswer,
  countedAnew,
  labelsOfDay,
  manyMembers,
  nobodyComes,
  nobodyFits,
  showArrivals,
} from '../../support/arrivals-answers';
import type { StackJson } from '../../support/stack-json';
import { openConsole, signedIn } from '../console';
import { failWith, scene } from '../scene';

const path = 'arrivals?locationId=2';

/** The browser says that it prints. */
async function atPrinter(page: Page, stack: StackJson): Promise<void> {
  await signedIn(page, stack);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
}

async function onPaper(page: Page): Promise<void> {
  await page.locator('.printed').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
}

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

scene('admin-arrivals/children', 'What the children’s answers are opened for', async ({ page, stack }) => {
  await signedIn(page, stack);
  await showArrivals(page, arrivalsAnswer);
  await openConsole(page, path);
  await page.getByRole('button', { name: 'Children’s sheet' }).click();
  await page.getByRole('dialog').waitFor();
});

scene(
  'admin-arrivals/children-paper',
  'What is to be known of the day’s children, as it is printed',
  async ({ page, stack }) => {
    await atPrinter(page, stack);
    await showArrivals(page, arrivalsAnswer);
    await page.route('**/api/admin/arrivals/children', (route) => route.fulfill({ json: childrenSheetAnswer }));
    await openConsole(page, path);
    await page.getByRole('button', { name: 'Children’s sheet' }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Morning lessons');
    await page.getByRole('button', { name: 'Open and print' }).click();
    await onPaper(page);
  },
  { whole: true },
);

scene(
  'admin-arrivals/paper',
  'The list as it is printed',
  async ({ page, stack }) => {
    await atPrinter(page, stack);
    await showArrivals(page, { ...manyMembers, families: [...arrivalsAnswer.families, ...manyMembers.families] });
    await openConsole(page, path);
    await page.getByRole('button', { name: 'Print' }).click();
    await onPaper(page);
  },
  { whole: true },
);

scene(
  'admin-arrivals/labels-paper',
  'The rental labels of the day, each on a sticker',
  async ({ page, stack }) => {
    await atPrinter(page, stack);
    await showArrivals(page, arrivalsAnswer);
    const json = { locationId: 2, day: '2026-12-24', isBeingCounted: false, found: 3, next: null };
    await page.route('**/api/admin/arrivals/labels?*', (route) =>
      route.fulfill({ json: { ...json, labels: labelsOfDay(3) } }),
    );
    await openConsole(page, path);
    await page.getByRole('button', { name: 'Rental labels' }).click();
    await onPaper(page);
  },
  { whole: true },
);
