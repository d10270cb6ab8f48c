import type { AdminWaiver } from '@arrival/contracts';
import type { Page } from '@playwright/test';
import { withFeatures } from '../../e2e/support/features';
import { browserAdministrator } from '../../support/browser-administrator';
import { signInAndOpen } from '../console';
import { failWith, scene } from '../scene';

const previewed = (page: Page, words: string) =>
  page.frameLocator('iframe[title="Preview of the guest app"]').getByText(words).first().waitFor();

scene('admin-waivers/not-loaded', 'A place whose script does not come', async ({ page, stack }) => {
  await signInAndOpen(page, stack, 'dashboard');
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
    await signInAndOpen(page, stack, 'language');
    await page.getByLabel('Title').first().fill('Silverpine check-in');
    await previewed(page, 'About Silverpine check-in');
  },
  { whole: true },
);

scene('admin-language/defaults', 'Fetch Defaults with its option to overwrite', async ({ page, stack }) => {
  await signInAndOpen(page, stack, 'language');
  await page.getByRole('button', { name: 'Fetch Defaults' }).click();
  await page.getByLabel('Overwrite current values').waitFor();
});

scene('admin-language/confirm', 'The question before the texts are updated', async ({ page, stack }) => {
  await signInAndOpen(page, stack, 'language');
  await page.getByLabel('Title').first().fill('Silverpine check-in');
  await page.getByRole('button', { name: 'Update Language' }).click();
  await page.getByText('Are you sure you want to update').waitFor();
});

scene(
  'admin-theme/weak',
  'Colours that cannot be read, told with their ratio before they are saved',
  async ({ page, stack }) => {
    await signInAndOpen(page, stack, 'theme');
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
      await signInAndOpen(page, stack, section);
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
    await signInAndOpen(page, stack, 'settings');
  },
  { whole: true },
);

scene('admin-general/form', 'The general settings', ({ page, stack }) => signInAndOpen(page, stack, 'settings'), {
  whole: true,
});

scene(
  'admin-general/doubts',
  'What would be saved and have no effect is told beside its field',
  async ({ page, stack }) => {
    await signInAndOpen(page, stack, 'settings');
    await page.getByLabel('Google Analytics tag id').fill('GTM-ABC123');
    await page.getByLabel('Resort codes').fill('NORTH; SOUTH');
    await page.getByLabel('Script', { exact: true }).fill('<script src="https://cdn.consent.example/a.js"></script>');
    await page.getByRole('alert').nth(2).waitFor();
  },
  { whole: true },
);

scene(
  'admin-general/failed',
  'Saving failed: an error that stays, in the words of the server',
  async ({ page, stack }) => {
    await signInAndOpen(page, stack, 'settings');
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
    await signInAndOpen(page, stack, 'settings');
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

scene('admin-waivers/list', 'The texts that guests sign', ({ page, stack }) => signInAndOpen(page, stack, 'waivers'));

scene(
  'admin-waivers/edit',
  'A waiver with the guests’ view beside it',
  ({ page, stack }) => signInAndOpen(page, stack, 'waivers/SP-LIABILITY'),
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
    await signInAndOpen(page, stack, `waivers/${id}`);
    await page.getByRole('button', { name: /Compare/ }).click();
    await page.getByText('From version 1 to 2').waitFor();
  },
  { whole: true },
);
