import { randomUUID } from 'node:crypto';
import type { AdminActivity, AdminLocation, AdminRetention, AdminTask, Webhook } from '@arrival/contracts';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { openScreen } from '../support/console';
import { unique } from '../support/unique';
import { test } from '../test';

const failed = { status: 500, contentType: 'application/json', body: '{}' };

/** Leaves for the locations, and says no to whoever asks whether to leave. */
async function tryToLeave(page: Page): Promise<string | undefined> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    const words = dialog.message();
    await dialog.dismiss();
    return words;
  });
  await page.getByRole('menuitem', { name: 'Locations' }).click();
  const left = page.getByRole('heading', { level: 1, name: 'Locations' }).waitFor();
  return Promise.race([asked, left.then(() => undefined)]);
}

/** Saves wait from now on, until they are let go. */
async function holdSaves(page: Page, path: string, go: (route: Route) => Promise<void>): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await isReleased;
    return go(route);
  });
  return release;
}

/** Clicks and types as a person does, whether or not the page takes it. */
async function typeInto(page: Page, field: Locator, words: string): Promise<void> {
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.keyboard.type(words);
}

/** The console's own Refresh, until the answer that it is about is here. */
async function refresh(page: Page, path: string): Promise<void> {
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith(path));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await answered;
}

test('what the server failed to save is not left behind without a word', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const body = { name: unique('Storm photo'), taskTypeId: 4 };
  const task = (await administrator.call('POST', '/api/tasks', body)) as AdminTask;
  await page.goto(`/admin/tasks/${task.id}`);
  const name = page.getByLabel('Name');
  await name.fill('Typed before the storm');
  await page.route(`**/api/tasks/${task.id}`, (route) => route.fulfill(failed), { times: 1 });
  await page.getByRole('button', { name: 'Update Task' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong on our side' });
  await expect(alert).toHaveCount(1);
  expect(await tryToLeave(page)).toContain('not saved');
  await expect(name).toHaveValue('Typed before the storm');
  await page.getByRole('button', { name: 'Update Task' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(await tryToLeave(page)).toBeUndefined();
});

test('nor is a setting; one toast titled Error says why and stays', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openScreen(page, 'settings', 'General');
  const codes = page.getByRole('textbox', { name: 'Resort codes' });
  await codes.fill('STORM');
  await page.route('**/api/admin/settings', (route) => route.fulfill(failed), { times: 1 });
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong on our side' });
  await expect(alert).toHaveCount(1);
  await expect(alert).toContainText('Error');
  expect(await tryToLeave(page)).toContain('not saved');
  await expect(codes).toHaveValue('STORM');
});

test('Refresh leaves what is typed in a form alone, and the save then asks about what others saved', async ({
  page,
  stack,
}) => {
  const administrator = await signedIn(page, stack);
  const gale = unique('Gale kiting');
  const activity = (await administrator.call('POST', '/api/activities', { name: gale })) as AdminActivity;
  const path = `/api/activities/${activity.id}`;
  await page.goto(`/admin/activities/${activity.id}`);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill(`${gale}, mine`);
  await administrator.call('PUT', path, { name: `${gale}, theirs`, version: activity.version });
  await refresh(page, path);
  await expect(name).toHaveValue(`${gale}, mine`);
  await page.getByRole('button', { name: 'Update Activity' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved this in the meantime' });
  await expect(dialog.getByText(`${gale}, theirs`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  expect(await administrator.call('GET', path)).toMatchObject({ name: `${gale}, mine` });
});

test('nor does it take away periods, when they cannot be read again or others have changed them', async ({
  page,
  stack,
}) => {
  const administrator = await signedIn(page, stack);
  const path = '/api/admin/retention';
  await openScreen(page, 'retention', 'Retention');
  const field = page.getByRole('spinbutton', { name: 'Photos' });
  await field.fill('77');
  await page.route(`**${path}`, (route) => route.fulfill(failed), { times: 1 });
  await refresh(page, path);
  await expect(field).toHaveValue('77');
  // A route of one time that first asks the server itself may be let go by Playwright meanwhile.
  const read = (await administrator.call('GET', path)) as AdminRetention;
  const changedByOthers = { ...read, photos: 55, version: read.version + 1 };
  await page.route(`**${path}`, (route) => route.fulfill({ json: changedByOthers }), { times: 1 });
  await refresh(page, path);
  await expect(field).toHaveValue('77');
});

test('a test message to an address leaves its form as it is typed', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const body = {
    url: `https://${randomUUID().slice(0, 8)}.example.com/hook`,
    description: '',
    events: ['waiver.signed'],
  };
  const { id } = (await administrator.call('POST', '/api/admin/webhooks', body)) as Webhook;
  await page.goto(`/admin/webhooks/${id}`);
  const note = page.getByLabel('Note');
  await note.fill('The rental shop’s system');
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByRole('button', { name: /^Look at Test/ })).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible();
  await expect(note).toHaveValue('The rental shop’s system');
  await administrator.call('DELETE', `/api/admin/webhooks/${id}`);
});

test('a waiver shows its form when all of it is read, not a row of the list', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openScreen(page, 'waivers', 'Waivers');
  let send = () => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\/api\/admin\/waivers\/[^/?]+$/, async (route) => {
    await isSent;
    await route.fallback();
  });
  const asked = page.waitForRequest(/\/api\/admin\/waivers\/[^/?]+$/);
  await page.getByRole('row').nth(1).click();
  await asked;
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  send();
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).not.toHaveValue('');
});

test('what the server keeps as it was is shown as it keeps it, and what is typed then is asked about', async ({
  page,
  stack,
}) => {
  const administrator = await signedIn(page, stack);
  const posWaiverId = `SAME-${randomUUID().slice(0, 8)}`;
  await administrator.call('POST', '/api/admin/waivers', { posWaiverId, title: 'Night ride', html: '<p>Dark.</p>' });
  await page.goto(`/admin/waivers/${posWaiverId}`);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Night ride ');
  await page.getByRole('button', { name: 'Update Waiver' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(title).toHaveValue('Night ride');
  await title.fill('Night ride, new');
  expect(await tryToLeave(page)).toContain('not saved');
});

test('nothing is typed into a form while it is saved, and all of it can be changed again afterwards', async ({
  page,
  stack,
}) => {
  const administrator = await signedIn(page, stack);
  const name = unique('Wind hut');
  const checkInCompleteText = '<p>Welcome up here.</p>';
  const location = (await administrator.call('POST', '/api/locations', { name, checkInCompleteText })) as AdminLocation;
  const path = `/api/locations/${location.id}`;
  await page.goto(`/admin/locations/${location.id}`);
  const field = page.getByRole('textbox', { name: 'Name', exact: true });
  const text = page.getByRole('textbox', { name: 'Text after check-in' });
  await field.fill(`${name}, high`);
  const release = await holdSaves(page, path, (route) => route.continue());
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await field.press('Enter');
  await asked;
  await typeInto(page, field, ' and dry');
  await typeInto(page, text, 'Not now. ');
  await expect(field).toHaveValue(`${name}, high`);
  await expect(text).toHaveText('Welcome up here.');
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await text.click();
  await page.keyboard.type('Sit down. ');
  await expect(text).toContainText('Sit down.');
  await field.fill(`${name}, higher`);
  await page.getByRole('button', { name: 'Update Location' }).click();
  await expect.poll(() => administrator.call('GET', path)).toMatchObject({ name: `${name}, higher` });
});

test('nor into the settings; the field that had the focus has it again', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openScreen(page, 'settings', 'General');
  const codes = page.getByRole('textbox', { name: 'Resort codes' });
  await codes.fill('GALE');
  const release = await holdSaves(page, '/api/admin/settings', (route) => route.fulfill(failed));
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await codes.press('Enter');
  await asked;
  await page.keyboard.type('FORCE');
  await expect(codes).toHaveValue('GALE');
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong on our side' })).toBeVisible();
  await expect(codes).toBeFocused();
  await page.keyboard.type('FORCE');
  await expect(codes).toHaveValue(/FORCE/);
});
