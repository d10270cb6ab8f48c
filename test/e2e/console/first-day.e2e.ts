import type { AdminEmail } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { browserAdministrator, inConsole } from '../../support/browser-administrator';
import { newGuest } from '../../support/browser-guest';
import { startStack } from '../../support/stack';
import type { StackJson } from '../../support/stack-json';
import { choose, heading } from '../support/console';
import { signInByTapping, signInByTyping } from '../support/sign-in-page';
import { WaiverScreen } from '../support/waiver';
import { test as base } from '../test';

/** A stack of its own, where nobody has set up anything. */
const test = base.extend<{ emptyResort: StackJson }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  emptyResort: async ({}, use) => {
    const stack = await startStack({ PORT: '4400', ARRIVAL_DEMO_RESORT: 'false' });
    await use(stack.json);
    await stack.stop();
  },
});

const dashboard = async (page: Page, state: string) => {
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 2, name: state, exact: true })).toBeVisible();
};
const follow = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click();

async function add(page: Page, what: string, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByRole('textbox', { name: label }).fill(value);
  await page.getByRole('button', { name: `Add ${what}` }).click();
}

/** From nothing to a resort that guests can check in at, by what the dashboard says is missing and nothing else. */
async function setUp(page: Page): Promise<void> {
  const notYet = 'Guests cannot check in yet';
  await dashboard(page, notYet);
  await expect(page.getByText('3 things are missing')).toBeVisible();

  await follow(page, 'A default location');
  await follow(page, 'Add Locations');
  await add(page, 'Location', { Name: 'Base Lodge' });
  await heading(page, 'Location: Base Lodge');
  await dashboard(page, notYet);
  await expect(page.getByText('2 things are missing')).toBeVisible();

  await follow(page, 'Each activity has tasks');
  await follow(page, 'Add Activity');
  await add(page, 'Activity', { Name: 'Skiing' });
  await heading(page, 'Activity: Skiing');
  await page.getByRole('button', { name: 'Add Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  await dialog.getByLabel('Text signature').check();
  await dialog.getByLabel('Name').fill('Season waiver');
  await dialog.getByLabel('POS waiver id').fill('SEASON');
  await dialog.getByRole('button', { name: 'Add Task' }).click();
  await expect(page.getByRole('table', { name: 'Assigned tasks' }).getByText('Season waiver')).toBeVisible();

  await dashboard(page, notYet);
  await follow(page, 'Base Lodge');
  await choose(page, 'Default activity', 'Skiing');
  await page.getByRole('button', { name: 'Update Location' }).click();
  await expect(page.getByRole('table', { name: 'Assigned activities' }).getByText('Skiing (default)')).toBeVisible();

  await dashboard(page, notYet);
  await expect(page.getByText('One thing is missing')).toBeVisible();
  await follow(page, 'Season waiver');
  await expect(page.getByRole('textbox', { name: 'POS waiver id' })).toHaveValue('SEASON');
  await add(page, 'Waiver', { Title: 'Season 2027', 'Text of the waiver': 'Skiing has risks.' });
  await heading(page, 'Waiver: Season 2027');
  await dashboard(page, 'Guests can check in');
  await expect(page.getByText('Nobody has checked in yet today.')).toBeVisible();
}

test('from an empty resort to the first checked-in guest by the checklist alone', async ({
  page,
  browser,
  emptyResort,
}) => {
  test.slow();
  const administrator = emptyResort.people.find(({ role }) => role === 'administrator');
  await page.goto(emptyResort.adminUrl);
  await signInByTyping(page, administrator?.email ?? '', administrator?.password ?? '');
  await expect(page.getByText('No tasks yet')).toBeVisible();
  await follow(page, 'See all that is to be set up');
  await heading(page, 'Dashboard');

  const guest = await browser.newPage({ baseURL: emptyResort.guestUrl });
  await guest.goto('/welcome');
  await guest.getByRole('button', { name: 'Sign in' }).click();
  await signInByTapping(guest, 'Noah Fischer');
  await expect(guest.getByText('Check-in is not open yet'), 'whoever comes too early is told so').toBeVisible();
  await setUp(page);
  await guest.getByRole('button', { name: 'Look again' }).click();
  await guest.getByRole('button', { name: /^Check in/ }).click();
  const waiver = new WaiverScreen(guest);
  await expect(waiver.text().getByText('Skiing has risks.')).toBeVisible();
  await waiver.signAndAccept('Noah Fischer');
  await expect(guest.getByRole('heading', { level: 1, name: 'You are all set' })).toBeVisible();
  await guest.close();

  await follow(page, 'A default location');
  await dashboard(page, 'Guests can check in');
  await expect(page.getByText('1 guest finished 1 task.')).toBeVisible();
});

test('who is removed on the access page loses access with the next step', async ({ page, browser, stack }) => {
  const administrator = await browserAdministrator(stack);
  const colleague = inConsole(await newGuest(stack, {}, 'arrival-admin'));
  const { email } = (await administrator.call('POST', '/api/admin/access/email', {
    email: colleague.person.email,
  })) as AdminEmail;
  const theirs = await browser.newPage({ baseURL: stack.guestUrl });
  await colleague.signIn(theirs);
  await theirs.goto('/admin/tasks');
  await expect(theirs.getByText('Bike Park Summer Release')).toBeVisible();

  await administrator.signIn(page);
  await page.goto('/admin/access');
  await page.getByRole('textbox', { name: 'Search' }).fill(email);
  await page.getByRole('button', { name: `Remove ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText(email, { exact: true })).toBeHidden();

  await theirs.getByRole('menuitem', { name: 'Locations' }).click();
  await expect(theirs).toHaveURL('/access-denied');
  await theirs.close();
});
