import type { LanguageTag } from '@arrival/contracts';
import type { Locator, Page } from '@playwright/test';
import { finish, type Selection } from '../../support/answers';
import { family, five, openCheckIn, openHome, places } from '../../support/families';
import { openConsole, signedIn } from '../console';
import { type Stage, scene } from '../scene';

const spoken = {
  ar: 'Arabic, from right to left',
  ja: 'Japanese',
  de: 'German, with its long words',
  fr: 'French, which the demo resort has translated',
  es: 'Spanish',
  it: 'Italian',
} as const;

for (const [language, about] of Object.entries(spoken) as [LanguageTag, string][]) {
  const speak = ({ page }: Stage) =>
    page.addInitScript((tag) => localStorage.setItem('arrival.language', JSON.stringify(tag)), language);
  /** The main routes as this language has them: what is waited for has no words. */
  const shown = (
    route: string,
    what: string,
    awaited: (page: Page) => Locator,
    place: Omit<Selection, 'contactIds'>,
    done: (1 | 2 | 3 | 4)[],
  ) =>
    scene(
      `languages/${route}-${language}`,
      `${what} in ${about}.`,
      async (stage) => {
        await speak(stage);
        const { guest, ids } = await family(stage.stack);
        const selection = { ...place, contactIds: ids };
        await finish(stage.stack, guest, selection, done);
        await openCheckIn(stage.page, guest, selection);
        await awaited(stage.page).first().waitFor();
      },
      { whole: true },
    );

  scene(`languages/welcome-${language}`, `The front door in ${about}.`, async (stage) => {
    await speak(stage);
    await stage.page.goto('/welcome');
    await stage.page.getByRole('heading', { level: 1 }).waitFor();
  });

  scene(`languages/home-${language}`, `Home in ${about}.`, async (stage) => {
    await speak(stage);
    const { guest } = await family(stage.stack);
    await openHome(stage.page, guest);
    await stage.page.getByRole('checkbox').first().waitFor();
  });

  scene(`languages/home-six-${language}`, `Six members in ${about}.`, async (stage) => {
    await speak(stage);
    const { guest } = await family(stage.stack, five);
    await openHome(stage.page, guest);
    await stage.page.getByRole('checkbox').first().waitFor();
  });

  const text = (page: Page) => page.frameLocator('iframe').getByRole('heading');
  shown('waiver', 'The waiver', text, places.villageNight, []);
  shown('rental', 'The rental profile', (page) => page.getByRole('radio'), places.villageAllMountain, [1]);
  shown(
    'child',
    'A child’s registration',
    (page) => page.locator('input[type=tel]'),
    places.villageAllMountain,
    [1, 2],
  );
  shown('photo', 'The photo', (page) => page.locator('main svg'), places.villageAllMountain, [1, 2, 3]);
  shown('pass', 'The family’s pass', (page) => page.locator('svg[role=img]'), places.rental, [1, 2]);
}

scene('languages/long-name', 'A long name to be typed stands whole below its field.', async ({ page, stack }) => {
  await page.addInitScript(() => localStorage.setItem('arrival.language', '"ja"'));
  const { guest, ids } = await family(stack, [
    { firstName: 'Bartholomew-Alexander', lastName: 'Featherstonehaugh-Cholmondeley', age: 41 },
  ]);
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids.slice(1) });
  await page.locator('#waiver-go-to-signing').click();
  await page.locator('#waiver-name').scrollIntoViewIfNeeded();
});

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
