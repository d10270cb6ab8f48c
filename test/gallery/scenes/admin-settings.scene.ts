import type { AdminWaiver, Dashboard } from '@arrival/contracts';
import type { Page } from '@playwright/test';
import { withFeatures } from '../../e2e/support/features';
import { browserAdministrator } from '../../support/browser-administrator';
import type { StackJson } from '../../support/stack-json';
import { openConsole, signedIn } from '../console';
import { failWith, neverAnswer, scene } from '../scene';

async function open(page: Page, stack: StackJson, path: string): Promise<void> {
  await signedIn(page, stack);
  await openConsole(page, path);
}

const previewed = (page: Page, words: string) =>
  page.frameLocator('iframe[title="Preview of the guest app"]').getByText(words).first().waitFor();

scene(
  'admin-dashboard/ready',
  'Guests can check in: the set-up is ticked, what needs attention beside it',
  async ({ page, stack }) => {
    await open(page, stack, 'dashboard');
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
    await open(page, stack, 'dashboard');
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
    await open(page, stack, 'dashboard');
  },
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
    await open(page, stack, 'dashboard');
    await page.getByText('1,313').waitFor();
  },
);

scene(
  'admin-dashboard/not-fresh',
  'The server no longer answers: what is shown is as old as it says',
  async ({ page, stack }) => {
    await page.clock.install();
    await open(page, stack, 'dashboard');
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

scene('admin-waivers/not-loaded', 'A place whose script does not come', async ({ page, stack }) => {
  await open(page, stack, 'dashboard');
  // On a phone the menu is folded away.
  await page.route(/waiver-list[^/]*\.js$/, (route) => route.abort());
  await page.route('**/build.json', (route) => route.abort());
  await page.evaluate(() => {
    history.pushState({}, '', '/admin/waivers');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await page.getByText('This page could not be loaded').waitFor();
});

scene(
  'admin-language/draft',
  'A text while it is typed, in the preview at once',
  async ({ page, stack }) => {
    await open(page, stack, 'language');
    await page.getByLabel('Title').first().fill('Silverpine check-in');
    await previewed(page, 'About Silverpine check-in');
  },
  { whole: true },
);

scene('admin-language/defaults', 'Fetch Defaults with its option to overwrite', async ({ page, stack }) => {
  await open(page, stack, 'language');
  await page.getByRole('button', { name: 'Fetch Defaults' }).click();
  await page.getByLabel('Overwrite current values').waitFor();
});

scene('admin-language/confirm', 'The question before the texts are updated', async ({ page, stack }) => {
  await open(page, stack, 'language');
  await page.getByRole('button', { name: 'Update Language' }).click();
  await page.getByText('Are you sure you want to update').waitFor();
});

scene(
  'admin-theme/weak',
  'Colours that cannot be read, told with their ratio before they are saved',
  async ({ page, stack }) => {
    await open(page, stack, 'theme');
    await page.getByRole('button', { name: 'Buttons' }).click();
    await page.getByLabel('Primary, background', { exact: true }).fill('#FFEE00');
    await page.getByText('Hard to read').waitFor();
    await page.getByRole('button', { name: 'Home', exact: true }).click();
    await previewed(page, 'Mia');
  },
  { whole: true },
);

for (const [section, name] of [
  ['language', 'Pass Checker'],
  ['language', 'Mobile passes'],
  ['theme', 'Mobile passes'],
] as const) {
  scene(
    `admin-${section}/${name.toLowerCase().replace(' ', '-')}`,
    `What only resorts with the feature set up: ${name}`,
    async ({ page, stack }) => {
      await withFeatures(page, ['PassChecker', 'BLEConnect']);
      await open(page, stack, section);
      await page.getByRole('button', { name: section === 'theme' ? 'General' : 'Application', exact: true }).click();
      await page.getByRole('button', { name, exact: true }).click();
    },
    { whole: true },
  );
}

scene(
  'admin-general/features',
  'The general settings with what the features need',
  async ({ page, stack }) => {
    await withFeatures(page, ['PassChecker', '1Risk']);
    await open(page, stack, 'settings');
  },
  { whole: true },
);

scene('admin-general/form', 'The general settings', ({ page, stack }) => open(page, stack, 'settings'), {
  whole: true,
});

scene(
  'admin-general/failed',
  'Saving failed: an error that stays, in the words of the server',
  async ({ page, stack }) => {
    await open(page, stack, 'settings');
    await page.getByLabel('Resort codes').fill('NORTH, SOUTH');
    await failWith(page, '**/api/admin/settings', 500);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'Error' }).waitFor();
  },
);

scene(
  'admin-general/conflict',
  'Two people changed the settings: the 1Risk secret is told by when it was set',
  async ({ page, stack }) => {
    await withFeatures(page, ['PassChecker', '1Risk']);
    await open(page, stack, 'settings');
    await page.getByLabel('Pass Checker location').fill('GONDOLA');
    await page.getByLabel(/^1Risk secret/).fill('hush-hush');
    await page.route('**/api/admin/settings', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      const yours = route.request().postDataJSON() as Record<string, unknown>;
      const secret = { oneRiskSecret: null, isOneRiskSecretSet: true, oneRiskSecretSetUtc: '2026-11-20T09:12:00.000Z' };
      const current = { ...yours, ...secret, passCheckerLocationId: 'NORTH', version: 99 };
      const problem = {
        type: 'about:blank',
        title: 'Changed meanwhile',
        detail: 'The version is not the current one.',
        status: 409,
        code: 'catalog.changed_meanwhile',
        errors: [],
      };
      const body = JSON.stringify({ ...problem, traceId: 'x', details: { current, yours } });
      await route.fulfill({ status: 409, contentType: 'application/problem+json', body });
    });
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await page.getByRole('dialog').waitFor();
  },
);

scene('admin-waivers/list', 'The texts that guests sign', ({ page, stack }) => open(page, stack, 'waivers'));

scene(
  'admin-waivers/edit',
  'A waiver with the guests’ view beside it',
  ({ page, stack }) => open(page, stack, 'waivers/SP-LIABILITY'),
  {
    whole: true,
  },
);

scene(
  'admin-waivers/compare',
  'Two versions of a text, word by word',
  async ({ page, stack }) => {
    const administrator = await browserAdministrator(stack);
    const id = `GALLERY-${Date.now()}-${Math.round(Math.random() * 1e6)}`;
    const write = (html: string, version?: number) => ({
      posWaiverId: id,
      title: 'Sledding release',
      html,
      ...(version && { version }),
    });
    const text = '<h2>Sledding has risks</h2><p>You sled at your own risk and wear a helmet.</p>';
    const made = (await administrator.call('POST', '/api/admin/waivers', write(text))) as AdminWaiver;
    const changed = text.replace('and wear', 'and always wear');
    await administrator.call(
      'PUT',
      `/api/admin/waivers/${id}`,
      write(`${changed}<p>Children under eight sled with an adult.</p>`, made.version),
    );
    await open(page, stack, `waivers/${id}`);
    await page.getByRole('button', { name: /Compare/ }).click();
    await page.getByText('From version 1 to 2').waitFor();
  },
  { whole: true },
);
