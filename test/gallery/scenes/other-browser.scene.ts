import type { Page } from '@playwright/test';
import { hasNoCamera, hasNoStorage, keepsNothing } from '../../e2e/support/browser-lacks';
import { finish } from '../../support/answers';
import { family, openCheckIn, openHome, places } from '../../support/families';
import { type Stage, scene } from '../scene';

const inArabic = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['ar'] }));

/** The place of the words in any language: the copied link is offered everywhere. */
const ways = (page: Page) => page.getByRole('button', { name: /Copy the link|نسخ الرابط/ });

async function atDoor({ page }: Stage): Promise<void> {
  await hasNoStorage(page);
  await page.goto('/welcome');
  await ways(page).waitFor();
}

async function atHome({ page, stack }: Stage): Promise<void> {
  const { guest } = await family(stack);
  await keepsNothing(page);
  await openHome(page, guest);
  await page.getByRole('checkbox').first().waitFor();
}

async function atPhoto({ page, stack }: Stage): Promise<void> {
  const { guest, ids } = await family(stack, []);
  const selection = { ...places.villageAllMountain, contactIds: ids };
  await finish(stack, guest, selection, [1, 2, 3]);
  await hasNoCamera(page);
  await openCheckIn(page, guest, selection);
  await ways(page).waitFor();
}

scene('other-browser/sign-in', 'A browser that cannot sign in says what is missing, and where it works.', atDoor);
scene('other-browser/sign-in-ar', 'The same in Arabic.', async (stage) => {
  await inArabic(stage.page);
  await atDoor(stage);
});
scene('other-browser/keeps-nothing', 'A browser that keeps nothing: told before the path.', async (stage) => {
  await atHome(stage);
  await stage.page.getByText('This browser keeps nothing.').waitFor();
});
scene('other-browser/ways', 'The ways to another browser, and the family code.', async (stage) => {
  await atHome(stage);
  await stage.page.getByRole('button', { name: 'Use another browser' }).click();
  await ways(stage.page).waitFor();
});
scene('other-browser/no-camera', 'A browser that opens no camera: choose, or go elsewhere.', atPhoto, { whole: true });
scene(
  'other-browser/no-camera-ar',
  'The same in Arabic.',
  async (stage) => {
    await inArabic(stage.page);
    await atPhoto(stage);
  },
  { whole: true },
);
