import type { ClientSettings, Theme } from '@arrival/contracts';
import type { Page } from '@playwright/test';
import { withFeatures } from '../../e2e/support/features';
import { failWith, neverAnswer, scene } from '../scene';

scene('public/welcome', 'The front door: the resort, a sentence, one button.', async ({ page }) => {
  await page.goto('/welcome');
  await page.getByRole('button').first().waitFor();
});

/** The resort's own theme, changed for this page alone. */
async function withGeneral(page: Page, general: Partial<Theme['general']>): Promise<void> {
  await page.route('**/api/settings/client', async (route) => {
    const answer = await route.fetch();
    const settings = (await answer.json()) as ClientSettings;
    const theme = JSON.parse(settings.themeSettings) as Theme;
    const themeSettings = JSON.stringify({ ...theme, general: { ...theme.general, ...general } });
    await route.fulfill({ response: answer, json: { ...settings, themeSettings } });
  });
}

scene(
  'public/welcome-no-overlay',
  'The picture as it is: what stands on snow is read all the same.',
  async ({ page }) => {
    await withGeneral(page, { overlayBackgroundWithGradient: 'None' });
    await page.goto('/welcome');
    await page.getByRole('button').first().waitFor();
  },
);

scene('public/welcome-no-logo', 'A resort without a logo: its title in words.', async ({ page }) => {
  await withGeneral(page, { logoUrl: '' });
  await page.goto('/welcome');
  await page.getByRole('button').first().waitFor();
});

scene('public/about', 'What this is.', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
});

scene(
  'public/about-help',
  'The resort can be asked for help: a link at the foot of the page.',
  async ({ page }) => {
    await page.route('**/api/settings/client', async (route) => {
      const answer = await route.fetch();
      const settings = { ...(await answer.json()), helpUrl: 'https://resort.example/help', cookieConsentScript: ';' };
      await route.fulfill({ response: answer, json: settings });
    });
    await page.goto('/about');
    await page.getByRole('link', { name: 'Help' }).waitFor();
  },
  { whole: true },
);

scene('public/access-denied', 'You do not have access to this resource.', async ({ page }) => {
  await page.goto('/access-denied');
  await page.getByText('You do not have access to this resource').waitFor();
});

scene('public/not-found', 'An unknown address.', async ({ page }) => {
  await page.goto('/no-such-page');
  await page.getByText('Ooops 404 - Page Not Found').first().waitFor();
});

scene('public/sign-in-failed', 'The provider sent the guest back without success.', async ({ page }) => {
  await page.goto('/oidc-callback-error');
  await page.getByRole('heading', { level: 1 }).waitFor();
});

scene('public/sign-in-page', "The sandbox provider's own sign-in page.", async ({ page, stack }) => {
  await page.goto('/home');
  await page.waitForURL(`${stack.issuer}/**`);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
});

scene('public/sign-in-wrong-password', 'Wrong password at the sandbox provider.', async ({ page, stack }) => {
  await page.goto('/home');
  await page.waitForURL(`${stack.issuer}/**`);
  await page.getByLabel('E-mail address').fill('emma.carter@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').waitFor();
});

scene('public/settings-loading', 'Before the settings have come: no blank page.', async ({ page }) => {
  await neverAnswer(page, '**/api/settings/client');
  await page.goto('/welcome', { waitUntil: 'commit' });
  await page.waitForTimeout(1000);
});

scene('public/settings-failed', 'The settings cannot be had: plain words and Try again.', async ({ page }) => {
  await failWith(page, '**/api/settings/client', 500);
  await page.goto('/welcome');
  await page.getByRole('button').first().waitFor();
});

scene('public/pass-checker', 'Whether a pass is valid, for everybody (feature PassChecker).', async ({ page }) => {
  await withFeatures(page, ['PassChecker']);
  const locations = [{ name: 'Gondola', value: 'G1' }];
  const result = { isValid: true, productName: 'Season pass', validFrom: null, validTo: '2027-04-30' };
  await page.route('**/api/profile/passes/locations', (route) => route.fulfill({ json: { locations } }));
  await page.route('**/api/profile/passes/check', (route) =>
    route.fulfill({ json: { ...result, reasonCode: null, reasonText: null } }),
  );
  await page.goto('/pass-checker');
  await page.getByLabel('Pass or RFID number').fill('SP1000020');
  await page.getByLabel('Lift').selectOption('Gondola');
  await page.getByRole('button', { name: 'Check pass' }).click();
  await page.getByText('This pass is valid').waitFor();
});
