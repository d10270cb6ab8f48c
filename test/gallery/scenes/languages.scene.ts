import type { LanguageTag } from '@arrival/contracts';
import { finish } from '../../support/answers';
import { family, openCheckIn, openHome, places } from '../../support/families';
import { openConsole, signedIn } from '../console';
import { scene } from '../scene';

const spoken = { ar: 'Arabic, from right to left', ja: 'Japanese', de: 'German, with its long words' } as const;

for (const [language, about] of Object.entries(spoken) as [LanguageTag, string][]) {
  scene(`languages/home-${language}`, `Home in ${about}.`, async ({ page, stack }) => {
    await page.addInitScript((tag) => localStorage.setItem('arrival.language', JSON.stringify(tag)), language);
    const { guest } = await family(stack);
    await openHome(page, guest);
    await page.getByRole('checkbox').first().waitFor();
  });

  scene(
    `languages/pass-${language}`,
    `The family's pass in ${about}.`,
    async ({ page, stack }) => {
      await page.addInitScript((tag) => localStorage.setItem('arrival.language', JSON.stringify(tag)), language);
      const { guest, ids } = await family(stack);
      const selection = { ...places.rental, contactIds: ids };
      await finish(stack, guest, selection, [1, 2]);
      await openCheckIn(page, guest, selection);
      await page.locator('svg[role=img]').first().waitFor();
    },
    { whole: true },
  );

  scene(
    `languages/waiver-${language}`,
    `The waiver's page in ${about}; its text is the resort's.`,
    async ({ page, stack }) => {
      await page.addInitScript((tag) => localStorage.setItem('arrival.language', JSON.stringify(tag)), language);
      const { guest, ids } = await family(stack);
      await openCheckIn(page, guest, { ...places.villageNight, contactIds: ids });
      await page.frameLocator('iframe').getByRole('heading').first().waitFor();
    },
    { whole: true },
  );
}

scene('languages/names', 'Names of four scripts in English, each in its own face.', async ({ page, stack }) => {
  const { guest } = await family(stack, [
    { firstName: 'さくら', lastName: '山田', age: 9 },
    { firstName: 'محمد', lastName: 'الهاشمي', age: 8 },
    { firstName: 'Ольга', lastName: 'Ткаченко', age: 7 },
    { firstName: 'Łucja', lastName: 'Dvořák', age: 6 },
  ]);
  await openHome(page, guest);
  await page.getByRole('checkbox').first().waitFor();
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /JP/.test(family) && status === 'loaded'),
  );
});

scene(
  'admin-language/french',
  'The texts in French: the English beside each, what is not translated is said.',
  async ({ page, stack }) => {
    await signedIn(page, stack);
    await openConsole(page, 'language');
    await page.getByRole('textbox', { name: 'Title' }).first().fill('Silverpine Check-in');
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByText('Not translated, guests read: Silverpine Check-in').waitFor();
  },
);

scene(
  'admin-language/waiver',
  'A waiver in French beside its English text; which texts bind, and what is shown where one is missing.',
  async ({ page, stack }) => {
    await signedIn(page, stack);
    await openConsole(page, 'waivers');
    await page
      .getByRole('link', { name: /Release/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByText('The English text').waitFor();
  },
  { whole: true },
);

scene(
  'admin-language/names',
  'An activity: its name in other languages, with what is missing.',
  async ({ page, stack }) => {
    await signedIn(page, stack);
    await openConsole(page, 'activities/1');
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByLabel('Name (Français)').waitFor();
  },
  { whole: true },
);
