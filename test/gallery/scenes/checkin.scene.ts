import { family, openCheckIn, places } from '../../support/families';
import { cut, failWith, neverAnswer, scene } from '../scene';

const grouping = '**/api/tasks/ContactTaskGrouping/**';

scene('checkin/loading', 'The tasks are on their way.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await neverAnswer(page, grouping);
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
  await page.getByText('Loading your check-in').waitFor();
});

scene('checkin/failed', 'The tasks could not be loaded.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await failWith(page, grouping, 500);
  await openCheckIn(page, guest, { ...places.villageAllMountain, contactIds: ids });
  await page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 20_000 });
});

scene(
  'checkin/session-expired',
  'The sign-in ran out in the middle: a dialog, and what was typed stays.',
  async ({ page, stack }) => {
    const { guest, ids } = await family(stack);
    await failWith(page, '**/api/tasks/contact/complete/**', 401, 'auth.required');
    await openCheckIn(page, guest, { ...places.tubing, contactIds: ids });
    await page.getByRole('button', { name: 'Go to signing' }).click();
    await page.getByRole('checkbox').first().check({ force: true });
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
  },
);

scene('checkin/offline', 'The connection is gone in the middle.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await openCheckIn(page, guest, { ...places.rental, contactIds: ids });
  await page.getByRole('button', { name: 'Go to signing' }).waitFor();
  await cut(page);
  await page.getByText('No connection').waitFor();
});

scene('checkin/no-longer-asked', 'The resort has taken the task away in the middle.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await failWith(page, '**/api/tasks/contact/complete/**', 404, 'task.unknown');
  await openCheckIn(page, guest, { ...places.tubing, contactIds: ids });
  await page.getByRole('button', { name: 'Go to signing' }).click();
  await page.getByRole('checkbox').first().check({ force: true });
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('alertdialog').waitFor();
});
