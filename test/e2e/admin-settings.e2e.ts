import type { AdminSettings, AuditEvent, GuestHit, StaffHousehold } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { browserAdministrator } from '../support/browser-administrator';
import type { BrowserGuest } from '../support/browser-guest';
import { expectAccessible } from './support/accessible';
import { test } from './test';

const withChild = 'hannah.weber@example.com';
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the guest app"]');

async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(`/admin/${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

async function settingsOf(administrator: BrowserGuest): Promise<AdminSettings> {
  return (await administrator.call('GET', '/api/admin/settings')) as AdminSettings;
}

async function householdOf(administrator: BrowserGuest, q: string): Promise<StaffHousehold> {
  const filter = encodeURIComponent(JSON.stringify({ q }));
  const [hit] = (await administrator.call('GET', `/api/admin/guests?filter=${filter}`)) as GuestHit[];
  return (await administrator.call('GET', `/api/admin/guests/${hit?.contactId}`)) as StaffHousehold;
}

test('a text is previewed while it is typed, confirmed, seen by an open guest app within a minute, and undone from the audit trail', async ({
  page,
  stack,
  browser,
}) => {
  test.setTimeout(150_000);
  const administrator = await browserAdministrator(stack);
  await administrator.signIn(page);
  const before = (JSON.parse((await settingsOf(administrator)).languageSettings) as { welcome: { title: string } }).welcome.title;
  const title = `Straight to the snow ${Date.now()}`;
  const guestApp = await browser.newPage();
  await guestApp.goto(`${stack.guestUrl}/welcome`);
  await expect(guestApp.getByRole('heading', { name: before })).toBeVisible();

  await open(page, 'language', 'Language');
  await page.getByRole('button', { name: 'Welcome', exact: true }).first().click();
  const field = page.getByLabel('Title').locator('visible=true').last();
  await field.fill('');
  await page.getByRole('button', { name: 'Update Language' }).click();
  await expect(page.getByText('This is required.')).toBeVisible();
  await field.fill(title);
  await expect(preview(page).getByText(title)).toBeVisible();
  await page.getByRole('button', { name: 'Update Language' }).click();
  await expect(page.getByRole('dialog')).toContainText('Are you sure you want to update your current language settings?');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(guestApp.getByRole('heading', { name: title })).toBeVisible({ timeout: 65_000 });
  await guestApp.close();

  await open(page, 'audit', 'Audit trail');
  await page
    .getByRole('link', { name: /^Settings/ })
    .or(page.getByRole('button', { name: /Settings/ }))
    .first()
    .click();
  await expect(page.getByText(title)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore what was there before' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Restored' })).toBeVisible();
  expect((await settingsOf(administrator)).languageSettings).toContain(before);
});

test('a weak colour is told with its ratio before it is saved; defaults fill in on request', async ({ page, stack }) => {
  await (await browserAdministrator(stack)).signIn(page);
  await open(page, 'theme', 'Theme');
  await page.getByRole('button', { name: 'Buttons' }).click();
  await page.getByLabel('Primary, background', { exact: true }).fill('#FFEE00');
  await page.getByLabel('Primary, text', { exact: true }).fill('#FFFFFF');
  await expect(page.getByText('Primary button: 1.2 : 1')).toBeVisible();
  await page.getByRole('button', { name: 'Fetch Defaults' }).click();
  await page.getByLabel('Overwrite current values').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Fetch Defaults' }).click();
  await expect(page.getByText('Primary button: 1.2 : 1')).toBeHidden();
  await page.getByRole('button', { name: 'Update Theme' }).click();
  await expect(page.getByRole('dialog')).toContainText('Are you sure you want to update your current theme settings?');
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('health answers open only for a reason, which is written down, and can be hidden again', async ({ page, stack }) => {
  const administrator = await browserAdministrator(stack);
  await administrator.signIn(page);
  const household = await householdOf(administrator, withChild);
  await page.goto(`/admin/guests/${household.headContactId}`);
  const child = page.getByRole('article').filter({ hasText: 'Child registration' }).first();
  await child.getByRole('button', { name: /health answers/ }).click();
  await page.getByRole('button', { name: 'Show the answers' }).click();
  await expect(page.getByText('Say why you need them')).toBeVisible();
  const purpose = `Ski school lesson ${Date.now()}`;
  await page.getByLabel('Reason').fill(purpose);
  await page.getByRole('button', { name: 'Show the answers' }).click();
  await expect(child.getByText('Food Allergy')).toBeVisible();
  await expectAccessible(page);
  const [latest] = (await administrator.call('GET', '/api/admin/audit?range=[0,0]')) as AuditEvent[];
  expect(JSON.stringify(latest)).toContain(purpose);
  await child.getByRole('button', { name: 'Hide now' }).click();
  await expect(child.getByText('Food Allergy')).toBeHidden();
});

test('who would be asked is answered with reasons, for everybody', async ({ page, stack }) => {
  await (await browserAdministrator(stack)).signIn(page);
  await open(page, 'preview', 'Who would be asked, and why');
  await page.getByRole('combobox', { name: 'Location' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: 'Guest' }).fill('emma carter');
  // Other journeys have their own Emma; the demo's is the one with Leo.
  await page.getByRole('option', { name: 'Emma Carter, born 1987-03-14' }).click();
  await expect(page.getByText('Asked', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /Leo Carter/ }).first()).toBeVisible();
  await expectAccessible(page);
});

for (const [path, heading] of [
  ['dashboard', 'Dashboard'],
  ['language', 'Language'],
  ['theme', 'Theme'],
  ['settings', 'General'],
  ['waivers', 'Waivers'],
  ['waivers/SP-LIABILITY', 'Waiver'],
  ['signatures', 'Signed waivers'],
  ['guests?q=weber', 'Guests'],
] as const) {
  test(`/admin/${path} has nothing that axe objects to`, async ({ page, stack }) => {
    await (await browserAdministrator(stack)).signIn(page);
    await open(page, path, heading);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });
}
