import type { Page } from '@playwright/test';
import { connectionIsBack } from '../../e2e/support/offline';
import { fillRental, saveButton } from '../../e2e/support/profiles';
import { WaiverScreen } from '../../e2e/support/waiver';
import { finish, portrait } from '../../support/answers';
import { family, openCheckIn, openHome, openRental, places } from '../../support/families';
import { cut, failWith, type Stage, scene } from '../scene';

const completions = '**/api/tasks/contact/complete/**';

/** In the path's rental step, with the waiver signed before. */
async function inRental({ page, stack }: Omit<Stage, 'database'>): Promise<void> {
  await openRental(page, stack);
  await fillRental(page, { shoeSize: 'US 8' });
}

scene(
  'tunnel/offline-bar',
  'No connection in the middle of the path: the guest may go on.',
  async ({ page, stack }) => {
    await inRental({ page, stack });
    await cut(page);
    await page.getByText('No connection. Go on').waitFor();
  },
);

scene(
  'tunnel/kept',
  'Finished without a connection: kept on this phone, the pass all the same.',
  async ({ page, stack }) => {
    await inRental({ page, stack });
    await page.route(completions, (route) => route.abort());
    await saveButton(page).click();
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Almost there' }).waitFor();
  },
);

scene(
  'tunnel/home-kept',
  'Home: what is finished is only on this phone, and nobody is said to be ready.',
  async (stage) => {
    const { page } = stage;
    await inRental(stage);
    await page.route(completions, (route) => route.abort());
    await saveButton(page).click();
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await page.getByRole('link', { name: 'Back to your family' }).click();
    await page.getByText('0 of 1 ready').waitFor();
  },
);

scene('tunnel/refused', 'What was kept is not taken: told, with the way to it.', async ({ page, stack }) => {
  await inRental({ page, stack });
  await page.route(completions, (route) => route.abort());
  await saveButton(page).click();
  await page.getByText('Kept on this phone, 0 of 1 sent.').waitFor();
  await failWith(page, completions, 404, 'contact.unknown');
  await connectionIsBack(page);
  await page.getByText('Not saved for Emma').waitFor();
});

scene('tunnel/text-changed', 'The waiver changed in the tunnel: shown again, signed anew.', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await openHome(page, guest, places.rental.locationId);
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  await page.route(completions, (route) => route.abort());
  await new WaiverScreen(page).signAndAccept('Emma Carter');
  await page.getByText('Kept on this phone, 0 of 1 sent.').waitFor();
  await failWith(page, completions, 409, 'waiver.text_changed');
  await connectionIsBack(page);
  await page.getByText('The text has changed').waitFor();
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByText('Please read it and sign again.').waitFor();
});

scene('tunnel/sign-out', 'Signing out while something is only on this phone.', async ({ page, stack }) => {
  await inRental({ page, stack });
  await page.route(completions, (route) => route.abort());
  await saveButton(page).click();
  await page.getByText('Kept on this phone, 0 of 1 sent.').waitFor();
  await page.goto('/logout');
  await page.getByRole('alertdialog').waitFor();
});

scene('tunnel/kept-ar', 'What waits on this phone, in Arabic: read from right to left.', async ({ page, stack }) => {
  await page.addInitScript(() => localStorage.setItem('arrival.language', '"ar"'));
  const { guest, ids } = await family(stack, []);
  const selection = { ...places.villageAllMountain, contactIds: ids };
  await finish(stack, guest, selection, [1, 2, 3]);
  await page.route('**/api/tasks/contact/complete/Photo/Upload*', (route) => route.abort());
  await openCheckIn(page, guest, selection);
  await keepPhoto(page);
  await page.locator('[role=status] [data-tone=waits]').waitFor();
});

scene('tunnel/photo-refused', 'A photo that was kept and not taken: still here, why, and once more.', async (stage) => {
  const { page, stack } = stage;
  const { guest, ids } = await family(stack, []);
  const selection = { ...places.villageAllMountain, contactIds: ids };
  await finish(stack, guest, selection, [1, 2, 3]);
  const upload = '**/api/tasks/contact/complete/Photo/Upload*';
  await page.route(upload, (route) => route.abort());
  await openCheckIn(page, guest, selection);
  await keepPhoto(page);
  await page.getByText('Kept on this phone, 0 of 1 sent.').first().waitFor();
  await failWith(page, upload, 413, 'request.too_large');
  await connectionIsBack(page);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
});

/** Chooses a photo and uses it. */
async function keepPhoto(page: Page): Promise<void> {
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await portrait(40, 1200) };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.locator('button[class*="use"]').click();
}
