import type { Dashboard } from '@arrival/contracts';
import { signedIn, signInAndOpen } from '../console';
import { neverAnswer, scene } from '../scene';

scene(
  'admin-dashboard/ready',
  'Guests can check in: the set-up is ticked, what needs attention beside it',
  async ({ page, stack }) => {
    await signInAndOpen(page, stack, 'dashboard');
  },
);

const missing = {
  'not-ready': ['Something required is missing: what it is, and the way to its fix', false],
  'being-set-up': ['A place is only being set up: guests check in elsewhere', true],
} as const;
for (const [name, [about, isOpenForGuests]] of Object.entries(missing))
  scene(`admin-dashboard/${name}`, about, async ({ page, stack }) => {
    await page.route('**/api/admin/dashboard', async (route) => {
      const answer = (await (await route.fetch()).json()) as { checklist: { code: string }[] };
      const shop = [{ id: 3, name: 'Rental shop' }];
      const checklist = answer.checklist.map((item) =>
        item.code === 'defaultActivities' ? { ...item, isDone: false, isRequired: true, missing: shop } : item,
      );
      const byHour = [8, 9, 10, 11].map((hour, index) => ({ hour, count: [3, 14, 9, 2][index] }));
      const byTask = [
        { taskId: 1, taskName: 'Season and Day Liability Release', count: 17 },
        { taskId: 2, taskName: 'Rental Profile', count: 11 },
      ];
      const today = { date: '2026-12-24', completions: 28, members: 15, medianSeconds: 400, byHour, byTask };
      await route.fulfill({ json: { ...answer, isReadyForGuests: false, isOpenForGuests, checklist, today } });
    });
    await signInAndOpen(page, stack, 'dashboard');
  });

scene(
  'admin-dashboard/failing',
  'Work that fails for good and work that waits are told first',
  async ({ page, stack }) => {
    await page.route('**/api/admin/dashboard', async (route) => {
      const answer = (await (await route.fetch()).json()) as Dashboard;
      const failing = { count: 3, names: ['photos.discard-replaced'], more: 0 };
      const attention = [
        { code: 'queue.waiting', params: { count: 12 }, link: '/operations' },
        { code: 'queue.failed', params: failing, link: '/operations' },
        ...answer.attention,
      ];
      await route.fulfill({ json: { ...answer, attention } });
    });
    await signInAndOpen(page, stack, 'dashboard');
  },
);

scene(
  'admin-dashboard/many-missing',
  'Dozens of waivers have no text: the first few, and a button for all',
  async ({ page, stack }) => {
    await page.route('**/api/admin/dashboard', async (route) => {
      const answer = (await (await route.fetch()).json()) as Dashboard;
      const missing = Array.from({ length: 40 }, (_, at) => ({ id: `W${at}`, name: `Waiver of lesson ${at + 1}` }));
      const attention = missing.map(({ id, name }) => ({
        code: 'waiver.no_text' as const,
        params: { name },
        link: `/waivers/${id}`,
      }));
      const checklist = answer.checklist.map((item) =>
        item.code === 'waiverTexts' ? { ...item, isDone: false, missing } : item,
      );
      await route.fulfill({
        json: { ...answer, isReadyForGuests: false, isOpenForGuests: true, attention, checklist },
      });
    });
    await signInAndOpen(page, stack, 'dashboard');
  },
  { whole: true },
);

scene(
  'admin-dashboard/morning',
  'Who is expected today, who of them is ready, and what the others wait for',
  async ({ page, stack }) => {
    await page.route('**/api/admin/dashboard', async (route) => {
      const answer = (await (await route.fetch()).json()) as Dashboard;
      const waiting = [
        { taskName: 'Season and Day Liability Release', locationId: 2, people: 148 },
        { taskName: 'Rental Profile', locationId: 2, people: 96 },
        { taskName: 'Photo', locationId: 2, people: 61 },
      ];
      const expected = { isKnown: true, asOfUtc: new Date().toISOString(), people: 1313, ready: 1040, waiting };
      const byTask = waiting.map(({ taskName, people }, taskId) => ({ taskId, taskName, count: people * 7 }));
      const today = { ...answer.today, completions: 2135, members: 1107, medianSeconds: 400, byTask };
      const json = {
        ...answer,
        expected,
        today: { ...today, byHour: [6, 7, 8].map((hour) => ({ hour, count: hour ** 3 })) },
      };
      await route.fulfill({ json });
    });
    await signInAndOpen(page, stack, 'dashboard');
    await page.getByText('1,313').waitFor();
  },
);

scene(
  'admin-dashboard/not-fresh',
  'The server no longer answers: what is shown is as old as it says',
  async ({ page, stack }) => {
    await page.clock.install();
    await signInAndOpen(page, stack, 'dashboard');
    await page.route('**/api/admin/**', (route) => route.abort());
    await page.clock.fastForward('02:00');
    await page.getByText('Last fresh at').first().waitFor({ state: 'attached' });
  },
);

scene('admin-dashboard/loading', 'While the dashboard is read', async ({ page, stack }) => {
  await neverAnswer(page, '**/api/admin/dashboard');
  await signedIn(page, stack);
  await page.goto('/admin/dashboard');
  await page.getByRole('status', { name: 'Loading the dashboard' }).waitFor();
});
