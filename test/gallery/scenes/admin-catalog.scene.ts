import type { Page } from '@playwright/test';
import type { StackJson } from '../../support/stack-json';
import { openConsole, signedIn } from '../console';
import { failWith, neverAnswer, scene } from '../scene';

async function open(page: Page, stack: StackJson, path: string): Promise<void> {
  await signedIn(page, stack);
  await page.goto(`/admin/${path}`);
}

const pictures = [
  ['locations', 'locations', 'Where guests check in.'],
  ['location', 'locations/1', 'A location with its text, its default activity and what it offers.'],
  ['location-new', 'locations/create', 'A new location.'],
  ['tasktypes', 'tasktypes', 'The four task types.'],
  ['tasktype', 'tasktypes/2', 'What can be set of the rental profile.'],
  ['tasks', 'tasks', 'What guests complete; /admin opens here.'],
  ['task-waiver', 'tasks/1', 'A waiver with its dates and signature methods.'],
  ['task-new', 'tasks/create', 'A new task.'],
  ['waivers', 'waivers', 'The waivers and who has signed them.'],
  ['waiver', 'waivers/SP-LIABILITY', 'A waiver with its text in two languages, and its versions.'],
  ['activities', 'activities', 'What guests come for.'],
  ['activity', 'activities/1', 'An activity with its tasks and products.'],
  ['access', 'access', 'Who opens the console, and as what.'],
  ['access-new', 'access/create', 'Another colleague.'],
  ['access-one', 'access/1', 'Another role, or another address.'],
  ['collections', 'collections', 'Lists of values.'],
  ['rental-lists', 'rental-lists', 'What guests choose from in a rental profile.'],
  ['rental-list-entry', 'rental-lists/16', 'An entry with its text in both units.'],
  ['unknown-page', 'nowhere', 'An address that the console does not know.'],
] as const;

for (const [name, path, about] of pictures) {
  scene(
    `console/${name}`,
    about,
    async ({ page, stack }) => {
      await signedIn(page, stack);
      await openConsole(page, path);
    },
    { whole: true },
  );
}

scene('console/tasks-loading', 'A list on its way.', async ({ page, stack }) => {
  await neverAnswer(page, '**/api/tasks?**');
  await open(page, stack, 'tasks');
  await page.waitForTimeout(1500);
});

scene('console/tasks-failed', 'A list that could not be read: the toast stays.', async ({ page, stack }) => {
  await failWith(page, '**/api/tasks?**', 500);
  await open(page, stack, 'tasks');
  await page.getByRole('alert').first().waitFor();
});

scene('console/tasks-none-found', 'A search without a hit.', async ({ page, stack }) => {
  await open(page, stack, 'tasks');
  await page.getByRole('textbox', { name: 'Search' }).fill('no such task');
  await page.getByText(/Nothing fits/).waitFor();
});

scene('console/location-picker', 'Activities are found as one types.', async ({ page, stack }) => {
  await open(page, stack, 'locations/1');
  await page.getByRole('combobox', { name: 'Find an activity' }).fill('ski');
  await page.getByRole('option', { name: 'Ski School' }).waitFor();
  await page.getByRole('option', { name: 'Bike Park' }).waitFor({ state: 'detached' });
});

scene('console/location-translations', 'A translation whose English text was taken away.', async ({ page, stack }) => {
  await open(page, stack, 'locations/1');
  await page.getByRole('button', { name: /^Deutsch/ }).click();
  await page.getByRole('textbox', { name: 'Description (Deutsch)' }).fill('Das Dorf');
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('');
  await page.getByText('Guests do not see this').scrollIntoViewIfNeeded();
});

scene(
  'console/location-invites',
  'Families are told by mail before they come.',
  async ({ page, stack }) => {
    await open(page, stack, 'locations/1');
    await page.getByRole('switch', { name: 'Use POS' }).check();
    await page.getByLabel('Invite by mail').click();
    await page.getByRole('option', { name: '2 days before the visit' }).click();
    await page.getByLabel('Language of the mail').waitFor();
  },
  { whole: true },
);

scene(
  'console/location-hours',
  'Open past midnight, and a day that closes too late.',
  async ({ page, stack }) => {
    await open(page, stack, 'locations/1');
    await page.getByLabel('Saturday, opens').fill('18:00');
    await page.getByLabel('Saturday, closes').fill('01:00');
    await page.getByLabel('Sunday, closes').fill('04:00');
    await page.getByText('the next day').waitFor();
  },
  { whole: true },
);

scene('console/location-warning', 'A new location without an activity warns.', async ({ page, stack }) => {
  await page.route('**/api/locations?**', async (route) => {
    const answer = await route.fetch();
    const [first, ...others] = (await answer.json()) as object[];
    await route.fulfill({
      response: answer,
      json: [{ ...first, name: 'Empty yurt', description: '', hasDefaultActivity: false }, ...others],
    });
  });
  await open(page, stack, 'locations');
  await page.getByText('Missing default activity').first().waitFor();
});

scene('console/task-invalid', 'What is missing is said at its field.', async ({ page, stack }) => {
  await open(page, stack, 'tasks/create');
  await page.getByLabel('Name').fill('Night skiing');
  await page.getByLabel('Agree checkbox').uncheck();
  await page.getByRole('button', { name: 'Add Task' }).click();
  await page.getByText('At least one signature method is required').scrollIntoViewIfNeeded();
});

scene('console/task-delete', 'Deleting asks first.', async ({ page, stack }) => {
  await open(page, stack, 'tasks/1');
  await page.getByRole('button', { name: /Delete/ }).click();
  await page.getByRole('dialog').waitFor();
});

scene('console/task-in-use', 'What is in use says by whom.', async ({ page, stack }) => {
  await open(page, stack, 'tasks/1');
  await page.getByRole('button', { name: /Delete/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alert').waitFor();
});

scene(
  'console/conflict',
  'Two people saved the same record: both versions, field by field.',
  async ({ page, stack }) => {
    await open(page, stack, 'tasks/1');
    await page.getByLabel('Name').fill('Liability Release 2027');
    await page.route('**/api/tasks/1', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      const yours = route.request().postDataJSON() as Record<string, unknown>;
      const current = { ...yours, name: 'Season Release', isOptional: true, version: 99 };
      const problem = {
        type: 'about:blank',
        title: 'Somebody else saved this in the meantime',
        detail: 'The version that was sent is not the current one.',
        status: 409,
        code: 'catalog.changed_meanwhile',
      };
      const body = JSON.stringify({ ...problem, errors: [], traceId: 'x', details: { current, yours } });
      await route.fulfill({ status: 409, contentType: 'application/problem+json', body });
    });
    await page.getByRole('button', { name: 'Update Task' }).click();
    await page.getByRole('dialog').waitFor();
  },
);

scene('console/deleted', 'Somebody else deleted what is being saved: it can come back.', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const name = `Ice waiver ${Date.now()}-${Math.round(Math.random() * 1e6)}`;
  const waiver = { name, taskTypeId: 1, posWaiverId: 'SP-LIABILITY', enableAgreeCheckbox: true };
  const { id } = (await administrator.call('POST', '/api/tasks', waiver)) as { id: number };
  await openConsole(page, `tasks/${id}`);
  await page.getByLabel('Name').fill('Ice climbing waiver');
  await administrator.call('DELETE', `/api/tasks/${id}`);
  await page.getByRole('button', { name: 'Update Task' }).click();
  await page.getByRole('dialog', { name: /was deleted/ }).waitFor();
});

scene(
  'console/rental-lists-found',
  'One of the rental lists, what is not offered among it.',
  async ({ page, stack }) => {
    await signedIn(page, stack);
    await openConsole(page, `rental-lists?filter=${encodeURIComponent(JSON.stringify({ list: 'ability' }))}`);
  },
);

scene('console/session-ended', 'The sign-in ran out: a dialog, and what was typed stays.', async ({ page, stack }) => {
  await open(page, stack, 'tasks/1');
  await page.getByLabel('Name').fill('Liability Release 2027');
  await failWith(page, '**/api/tasks/1', 401, 'auth.required');
  await page.getByRole('button', { name: 'Update Task' }).click();
  await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
});

scene('console/location-poster', 'What hangs at the entrance, before it is printed.', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openConsole(page, 'locations/1');
  await page.getByRole('button', { name: 'Poster with QR code' }).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
});
