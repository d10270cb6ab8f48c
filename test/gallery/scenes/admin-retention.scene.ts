import { retentionClasses } from '@arrival/contracts';
import { openConsole, signedIn } from '../console';
import { neverAnswer, scene } from '../scene';

const removed = [214, 359_871, 12, 41_020, 80_412, 1_904, 37, 3];
const ran = (run: number, place: number) => ({
  id: 100 - run * retentionClasses.length - place,
  retentionClass: retentionClasses[retentionClasses.length - 1 - place],
  startedAtUtc: `2026-11-${22 - run}T09:20:00.000Z`,
  finishedAtUtc: run === 0 && place === 0 ? null : `2026-11-${22 - run}T09:24:10.000Z`,
  keptFromUtc: `2019-11-${21 - run}T00:00:00.000Z`,
  removed: run === 0 ? removed[removed.length - 1 - place] : 0,
  oldestAtUtc: run === 0 ? '2019-11-19T18:04:00.000Z' : null,
});

scene(
  'admin-retention/runs',
  'How long what is kept, and what the last runs removed',
  async ({ page, stack }) => {
    const runs = [0, 1].flatMap((run) => retentionClasses.map((_, place) => ran(run, place)));
    await page.route('**/api/admin/retention/runs*', (route) => route.fulfill({ json: runs }));
    await signedIn(page, stack);
    await openConsole(page, 'retention');
  },
  { whole: true },
);

scene(
  'admin-retention/none',
  'Before the first run, with a period out of its bounds',
  async ({ page, stack }) => {
    await page.route('**/api/admin/retention/runs*', (route) => route.fulfill({ json: [] }));
    await signedIn(page, stack);
    await openConsole(page, 'retention');
    await page.getByRole('spinbutton', { name: 'Signed waivers' }).fill('1');
    await page.getByRole('spinbutton', { name: 'Signed waivers' }).blur();
    await page.getByText('Enter 3 or more.').waitFor();
  },
  { whole: true },
);

scene('admin-retention/shorter', 'What goes with shorter periods is asked about.', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openConsole(page, 'retention');
  for (const name of ['Signed waivers', 'Audit trail']) await page.getByRole('spinbutton', { name }).fill('5');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await page.getByRole('dialog').waitFor();
});

scene('admin-retention/loading', 'While the periods are read', async ({ page, stack }) => {
  await neverAnswer(page, '**/api/admin/retention');
  await signedIn(page, stack);
  await page.goto('/admin/retention');
  await page.getByRole('status', { name: 'Loading' }).waitFor();
});
