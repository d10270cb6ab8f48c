import type { LanguageTag } from '@arrival/contracts';
import { finish } from '../../support/answers';
import { askAgain } from '../../support/ask-again';
import { type Family, family, openCheckIn, openHome, places } from '../../support/families';
import { openConsole, signedIn } from '../console';
import { type Stage, scene } from '../scene';

const goggles = 'The helmet and the goggles hide the face. Please take one without them.';

/** Mia has finished everything, and staff ask for this again. */
async function asked({ stack }: Pick<Stage, 'stack'>, typeIds: number[], reason = goggles): Promise<Family> {
  const carters = await family(stack, [{ firstName: 'Mia', age: 9 }]);
  await finish(stack, carters.guest, { ...places.villageAllMountain, contactIds: carters.ids }, [1, 2, 3, 4]);
  if (typeIds.length > 0) await askAgain(stack, carters.ids[1] ?? 0, typeIds, reason);
  return carters;
}

async function home({ page, stack }: Stage, language: LanguageTag): Promise<void> {
  await page.addInitScript((tag) => localStorage.setItem('arrival.language', JSON.stringify(tag)), language);
  const { guest } = await asked({ stack }, [4]);
  await openHome(page, guest);
  const mia = page.getByRole('listitem').filter({ hasText: 'Mia Carter' });
  await mia
    .getByRole('button', { name: /Mia Carter/ })
    .first()
    .click();
  await page.getByText(goggles).waitFor();
}

scene('asked-again/home', 'Everything was done, and the resort asks for the photo again.', (stage) =>
  home(stage, 'en'),
);
scene('asked-again/home-ar', 'The same in Arabic; the reason is as staff wrote it.', (stage) => home(stage, 'ar'));
scene('asked-again/home-de', 'The same in German.', (stage) => home(stage, 'de'));

const screens = [
  ['photo', 4, goggles, 'The photo that is refused, and why.'],
  [
    'rental',
    2,
    'The weight cannot be right: 38 kg is more than the chart has for this height',
    'Rental answers to correct.',
  ],
  ['child', 3, 'Nobody answers the second phone number', 'A registration is not confirmed as it is.'],
] as const;
for (const [name, typeId, reason, about] of screens) {
  scene(
    `asked-again/${name}`,
    about,
    async ({ page, stack }) => {
      const { guest, ids } = await asked({ stack }, [typeId], reason);
      await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
      await page.getByText(reason).waitFor();
    },
    { whole: true },
  );
}

scene(
  'asked-again/profile',
  'The profile says it, too.',
  async ({ page, stack }) => {
    const { guest, ids } = await asked({ stack }, [2, 4]);
    await guest.signIn(page);
    await page.goto(`/profile/${ids[1]}`);
    await page.getByText(goggles).first().waitFor();
  },
  { whole: true },
);

scene('admin-guests/ask-again', 'Staff say what is wrong, for the family to read.', async ({ page, stack }) => {
  const { ids } = await asked({ stack }, []);
  await signedIn(page, stack);
  await openConsole(page, `guests/${ids[1]}`);
  await page.getByRole('button', { name: 'Ask again: Mia Carter' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^Photo/ }).check();
  await dialog.getByRole('button', { name: 'Ask again' }).click();
});

scene(
  'admin-guests/asked-again',
  'What is asked again, to be taken back.',
  async ({ page, stack }) => {
    const { ids } = await asked({ stack }, [2, 4]);
    await signedIn(page, stack);
    await openConsole(page, `guests/${ids[1]}`);
    await page.getByText(goggles).first().waitFor();
  },
  { whole: true },
);
