import { randomUUID } from 'node:crypto';
import type { AdminActivity, AdminTask, AdminTaskType } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { newGuest } from '../../support/browser-guest';
import { expectAccessible } from '../support/accessible';
import { choose, heading, status } from '../support/console';
import { signInByTyping } from '../support/sign-in-page';
import { unique } from '../support/unique';
import { test } from '../test';

const waiver = { taskTypeId: 1, posWaiverId: 'SP-LIABILITY', enableAgreeCheckbox: true };

/** Opens the one that the search finds. */
async function search(page: Page, resource: string, name: string): Promise<void> {
  await page.goto(`/admin/${resource}`);
  await page.getByRole('textbox', { name: 'Search' }).fill(name);
  await expect(page.getByText(name).first()).toBeVisible();
}

/** What the page asks to be deleted from now on: two clicks on one yes ask once. */
function deletions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') asked.push(request.url());
  });
  return asked;
}

test('/admin signs in, opens tasks, and signs out at the provider too', async ({ page, stack }) => {
  const administrator = stack.people.find(({ role }) => role === 'administrator');
  await page.goto('/admin');
  await signInByTyping(page, administrator?.email ?? '', administrator?.password ?? '');
  await expect(page).toHaveURL('/admin/tasks');
  await heading(page, 'Tasks');
  await expect(page.getByRole('link', { name: 'Bike Park Summer Release' })).toBeVisible();
  await page.getByRole('button', { name: /profile/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(
    page.getByLabel('Password', { exact: true }).or(page.getByRole('button', { name: /sign out/i })),
  ).toBeVisible();
});

test('a guest is shown to the door', async ({ page, stack }) => {
  const guest = await newGuest(stack);
  await page.addInitScript((token) => {
    const session = { accessToken: token, expiresAt: Date.now() + 600_000, name: '' };
    if (location.origin !== 'null') sessionStorage.setItem('arrival.admin.session', JSON.stringify(session));
  }, guest.token);
  await page.goto('/admin/locations');
  await expect(page).toHaveURL('/access-denied');
});

test('a waiver is added, changed and deleted; what is missing is said at its field', async ({ page, stack }) => {
  await signedIn(page, stack);
  const name = unique('Moonlight waiver');
  await page.goto('/admin/tasks/create');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Agree checkbox').uncheck();
  await page.getByRole('button', { name: 'Add Task' }).click();
  await expect(page.getByText('At least one signature method is required')).toBeVisible();
  await expect(page.getByText('This is required.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('POS waiver id').first().fill('SP-LIABILITY');
  await page.getByLabel('Text signature').check();
  await page.getByLabel('One-day waiver').check();
  await expect(page.getByLabel('Validation date')).toBeHidden();
  await page.getByRole('button', { name: 'Add Task' }).click();
  await heading(page, `Task: ${name}`);
  await page.getByLabel('Optional').check();
  await page.getByRole('button', { name: 'Update Task' }).click();
  await expect(status(page, 'Saved')).toBeVisible();
  await expect(status(page, 'Saved')).toBeHidden();
  await page.getByRole('button', { name: /Delete Task|Delete/ }).click();
  await expect(page.getByRole('dialog')).toContainText(name);
  const deleted = deletions(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .dblclick();
  await expect(page).toHaveURL('/admin/tasks');
  expect(deleted).toHaveLength(1);
});

test('dates that a waiver has no longer do not hold up its save', async ({ page, stack }) => {
  await signedIn(page, stack);
  const name = unique('Day waiver');
  await page.goto('/admin/tasks/create');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('POS waiver id').first().fill('SP-LIABILITY');
  await page.getByLabel('Effective from').fill('2027-02-02');
  await page.getByLabel('Expires on').fill('2027-01-01');
  await page.getByRole('button', { name: 'Add Task' }).click();
  await expect(page.getByText('The end cannot be before the start')).toBeVisible();
  await page.getByLabel('One-day waiver').check();
  await page.getByRole('button', { name: 'Add Task' }).click();
  await heading(page, `Task: ${name}`);
});

test('task types: 0 days never expires, and the dates of waivers are their own', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const { effectiveDays } = (await administrator.call('GET', '/api/tasktypes/4')) as AdminTaskType;
  await administrator.call('PUT', '/api/tasktypes/4', { effectiveDays: 0 });
  try {
    await page.goto('/admin/tasktypes');
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(row('Photo')).toContainText('No limit');
    await expect(row('Waiver')).toContainText('By the waiver’s dates');
  } finally {
    await administrator.call('PUT', '/api/tasktypes/4', { effectiveDays });
  }
  await page.goto('/admin/tasktypes/2');
  await expect(page.getByLabel('Effective days')).toBeVisible();
  await page.goto('/admin/tasktypes/3');
  await expect(page.getByText('when its time under Retention (Health answers) is over')).toBeVisible();
  await expect(page.getByText('it never expires')).toHaveCount(0);
  await page.goto('/admin/tasktypes/1');
  await expect(page.getByText('The dates of each waiver decide')).toBeVisible();
  await expect(page.getByLabel('Effective days')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Update Task Type' })).toHaveCount(0);
});

test('other types have no waiver fields', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.goto('/admin/tasks/create');
  const type = page.getByRole('combobox', { name: 'Type' });
  await type.click();
  await page.getByRole('option', { name: 'Waiver' }).click();
  await expect(page.getByLabel('POS waiver id')).toBeVisible();
  await type.click();
  await page.getByRole('option', { name: 'Photo' }).click();
  await expect(page.getByLabel('POS waiver id')).toBeHidden();
  const name = unique('Portrait');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Add Task' }).click();
  await heading(page, `Task: ${name}`);
});

test('a location warns until it has an activity, and an activity until it has a task', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const [place, sport] = [unique('Yurt'), unique('Yurt skiing')];
  const task = (await administrator.call('POST', '/api/tasks', {
    name: unique('Yurt waiver'),
    ...waiver,
  })) as AdminTask;
  await administrator.call('POST', '/api/activities', { name: sport });
  await administrator.call('POST', '/api/locations', { name: place });

  await search(page, 'activities', sport);
  await expect(page.getByText('Missing tasks')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: sport }).click();
  await choose(page, 'Find a task', task.name);
  await page.getByRole('button', { name: 'Link Task' }).click();
  await expect(page.getByRole('table', { name: 'Assigned tasks' }).getByText(task.name)).toBeVisible();

  await search(page, 'locations', place);
  await expect(page.getByText('Missing default activity')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByText('Missing default activity').click();
  await expect(page.getByRole('link', { name: 'Open the guests’ page' })).toHaveAttribute('href', /^\/l\/\d+$/);
  await expect(page.getByRole('link', { name: 'Open the guests’ page' })).toHaveAttribute('target', '_blank');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.getByRole('link', { name: 'Who would be asked what here' }).click();
  await expect(page).toHaveURL(`/admin/preview?place=${id}`);
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(place);
  await page.goBack();
  await choose(page, 'Default activity', sport);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update Location' }).click();
  await expect(status(page, 'Saved')).toBeVisible();
  await page.reload();
  const assigned = page.getByRole('table', { name: 'Assigned activities' });
  await expect(assigned.getByText(`${sport} (default)`)).toBeVisible();
  await assigned.getByRole('button', { name: `Delete ${sport}` }).click();
  await expect(page.getByRole('dialog')).toContainText(`Take away the default activity of ${place}?`);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No activities yet')).toBeVisible();
  await page.getByLabel('Description').fill('Typed meanwhile');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(assigned.getByText(`${sport} (default)`)).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Typed meanwhile');
});

test('what is in use stays, and says by whom until it is closed', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const sport = unique('Ice climbing');
  const activity = (await administrator.call('POST', '/api/activities', { name: sport })) as AdminActivity;
  const task = (await administrator.call('POST', '/api/tasks', { name: unique('Ice waiver'), ...waiver })) as AdminTask;
  await administrator.call('POST', `/api/activities/${activity.id}/tasks`, { taskId: task.id });
  await page.clock.install();
  await page.goto(`/admin/tasks/${task.id}`);
  await page.getByRole('button', { name: /Delete Task|Delete/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  const alert = page.getByRole('alert').filter({ hasText: `It is used by ${sport}` });
  await expect(alert).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toBeHidden();
});

test('two people edit one task: the second chooses field by field, and nothing is lost', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const name = unique('Glacier waiver');
  const french = { fr: { name: 'Décharge du glacier' } };
  const begun = { name, ...waiver, translations: french };
  const task = (await administrator.call('POST', '/api/tasks', begun)) as AdminTask;
  await page.goto(`/admin/tasks/${task.id}`);
  await page.getByLabel('Name').fill(`${name}, mine`);
  const translations = { ...french, de: { name: 'Gletscherverzicht' } };
  const theirs = { name: `${name}, theirs`, ...waiver, isOptional: true, translations, version: task.version };
  await administrator.call('PUT', `/api/tasks/${task.id}`, theirs);
  await page.getByRole('button', { name: 'Update Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved this in the meantime' });
  await expect(dialog.getByText(`${name}, theirs`)).toBeVisible();
  await expectAccessible(page);
  // What only they changed is theirs at first; what was typed here is mine.
  await expect(dialog.getByRole('radiogroup', { name: 'Optional' }).getByLabel('Theirs')).toBeChecked();
  await expect(dialog.getByRole('radiogroup', { name: 'Name', exact: true }).getByLabel('Mine')).toBeChecked();
  const german = dialog.getByRole('radiogroup', { name: 'Name (Deutsch)' });
  await expect(german.getByRole('radio', { name: 'Theirs Gletscherverzicht' })).toBeChecked();
  await expect(dialog.getByRole('radiogroup')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expect(status(page, 'Saved')).toBeVisible();
  expect(await administrator.call('GET', `/api/tasks/${task.id}`)).toMatchObject({
    name: `${name}, mine`,
    isOptional: true,
    translations,
  });
});

test('linking beside a form throws nothing typed away', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const sport = unique('Snow kiting');
  const activity = (await administrator.call('POST', '/api/activities', { name: sport })) as AdminActivity;
  await page.goto(`/admin/activities/${activity.id}`);
  await page.getByLabel('Age Min').fill('12');
  await choose(page, 'Find a task', 'Liability Release');
  await page.getByRole('button', { name: 'Link Task' }).click();
  await expect(page.getByRole('table', { name: 'Assigned tasks' }).getByText('Liability Release')).toBeVisible();
  await expect(page.getByLabel('Age Min')).toHaveValue('12');
  await page.getByRole('button', { name: 'Update Activity' }).click();
  await expect(status(page, 'Saved')).toBeVisible();
  const saved = await administrator.call('GET', `/api/activities/${activity.id}`);
  expect(saved).toMatchObject({ ageMin: 12, activityTasks: [{ task: { name: 'Liability Release' } }] });
});

test('unsaved changes are not left behind without a word', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.goto('/admin/tasks/1');
  await page.getByLabel('Name').fill('Something else');
  let asked = '';
  page.once('dialog', (dialog) => {
    asked = dialog.message();
    void dialog.dismiss();
  });
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('menuitem', { name: 'Locations' }).click();
  await expect.poll(() => asked).toContain('not saved');
  await expect(page.getByLabel('Name')).toHaveValue('Something else');
});

test('access: an address is added and removed; a page size that is not valid becomes 10', async ({ page, stack }) => {
  await signedIn(page, stack);
  const deleted = deletions(page);
  const email = `${randomUUID()}@example.com`;
  await page.goto('/admin/access/create');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody');
  await page.getByRole('button', { name: 'Add colleague' }).click();
  await expect(page.getByText('Enter an e-mail address')).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Add colleague' }).click();
  await expect(page).toHaveURL('/admin/access');
  await page.getByLabel('Page size').fill('16');
  await page.getByLabel('Page size').press('Enter');
  await expect(page.getByLabel('Page size')).toHaveValue('10');
  await page.getByLabel('Page size').fill('5');
  await page.getByLabel('Page size').press('Enter');
  await expect(page.getByLabel('Page size')).toHaveValue('5');
  await expect(page.getByLabel('Page size')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Search' }).fill('robin.hale');
  await page.getByRole('button', { name: 'Remove robin.hale@example.com' }).click();
  await expect(page.getByRole('dialog')).toContainText('only another administrator can let you in again');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('textbox', { name: 'Search' }).fill(email);
  await page.getByRole('button', { name: `Remove ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).dblclick();
  await expect(page.getByText(email, { exact: true })).toBeHidden();
  expect(deleted).toHaveLength(1);
});

test('a collection and its items come and go', async ({ page, stack }) => {
  await signedIn(page, stack);
  const name = unique('Lift gates');
  await page.goto('/admin/collections/create');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Add Collection' }).click();
  await heading(page, `Collection: ${name}`);
  await page.getByRole('button', { name: 'Add Item' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Gondola');
  await dialog.getByLabel('Value').fill('GON01');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await expect(page.getByRole('cell', { name: 'GON01' })).toBeVisible();
  await page.getByRole('button', { name: 'Update Gondola' }).click();
  await dialog.getByLabel('Value').fill('GON02');
  await dialog.getByRole('button', { name: 'Update Item' }).click();
  await expect(page.getByRole('cell', { name: 'GON02' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Gondola' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText('No items yet')).toBeVisible();
});

test('a session that has ended begins again beside the page, and the save goes on', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const task = (await administrator.call('POST', '/api/tasks', {
    name: unique('Dusk waiver'),
    ...waiver,
  })) as AdminTask;
  await page.goto(`/admin/tasks/${task.id}`);
  const name = unique('Dawn waiver');
  await page.getByLabel('Name').fill(name);
  const refused = { status: 401, contentType: 'application/problem+json', body: '{}' };
  await page.route(`**/api/tasks/${task.id}`, (route) => route.fulfill(refused), { times: 1 });
  await page.getByRole('button', { name: 'Update Task' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('dialog', { name: 'Please sign in again' }).getByRole('button', { name: 'Sign in' }).click();
  const known = stack.people.find(({ role }) => role === 'administrator');
  await signInByTyping(await opened, known?.email ?? '', known?.password ?? '');
  await expect(status(page, 'Saved')).toBeVisible();
  expect(await administrator.call('GET', `/api/tasks/${task.id}`)).toMatchObject({ name });
});
