import type { ContactMedia } from '@arrival/contracts';
import { states, withMobilePasses } from '../../e2e/support/mobile-passes';
import { family, openHome } from '../../support/families';
import { openFamilyCode, type Stage, scene } from '../scene';

const dressed = {
  bleConnect: { enableBleHomeScreen: true, desktopLogoUrl: '', mobileLogoUrl: '' },
};

const onPage = async ({ page, stack }: Stage, told: Record<string, ContactMedia>) => {
  const { guest } = await family(stack);
  await withMobilePasses(page, told);
  await openHome(page, guest);
  await page.goto('/ble-connect');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('status').first().waitFor({ state: 'attached' });
};

scene(
  'passes/begin',
  'Mobile passes (feature BLEConnect): none yet, made but not sent, sent.',
  (stage) => onPage(stage, { C1: states.none, C2: states.unsent, C3: states.sent }),
  { whole: true },
);

scene(
  'passes/end',
  'On a phone; not known; the provider is away and this is what it last told.',
  (stage) => onPage(stage, { C1: states.connected, C2: states.unknown, C3: states.lastKnown }),
  { whole: true },
);

scene('passes/home', 'The home variant: how many wait to be activated.', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await withMobilePasses(page, { C1: states.connected, C2: states.none }, dressed);
  await openHome(page, guest);
  await page.getByText('1 not activated yet').waitFor();
});

scene('passes/sidebar', "The family's media cards beside home, in the theme's colours.", async ({ page, stack }) => {
  const { guest } = await family(stack);
  await withMobilePasses(page, { C1: states.connected, C2: states.sent });
  await openHome(page, guest);
  await page.getByRole('button', { name: 'Passes', exact: true }).click();
  await page.getByText('iPhone 15').waitFor();
});

scene('passes/needs-link', 'The public page on a phone that no link has opened.', async ({ page }) => {
  await withMobilePasses(page, { C1: states.none });
  await page.goto('/connect');
  await page.getByText('Please open the link that we sent you').waitFor();
});

scene('passes/link-used', 'A link that was opened before.', async ({ page }) => {
  await withMobilePasses(page, { C1: states.none });
  await page.goto('/connect?t=used');
  await page.getByText('This link has been used or is too old').waitFor();
});

scene('passes/link-lost', 'The answer to a link was lost on the way.', async ({ page }) => {
  await withMobilePasses(page, { C1: states.none });
  await page.route('**/api/media/link/exchange', (route) => route.abort());
  await page.goto('/connect?t=good');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
});

scene(
  'passes/wallet',
  "The family's code, and the code with which a phone takes it into its wallet.",
  async ({ page, stack }) => {
    const { guest } = await family(stack);
    await openHome(page, guest);
    await openFamilyCode(page);
    await page.getByRole('button', { name: 'Code for the wallet' }).click();
    await page.getByRole('img', { name: 'Code for the wallet' }).waitFor();
  },
);
