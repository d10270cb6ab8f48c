import { randomUUID } from 'node:crypto';
import type { AdminLocation, Dashboard } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { browserAdministrator, signedIn } from '../../support/browser-administrator';
import { showReport, statusAnswers } from '../../support/report-answers';
import { expectAccessible } from '../support/accessible';
import { test } from '../test';

/** The answer with other parts in it. */
const withParts = (page: Page, parts: Partial<Dashboard>) =>
  page.route('**/api/admin/dashboard', async (route) => {
    const answer = (await (await route.fetch()).json()) as Dashboard;
    await route.fulfill({ json: { ...answer, ...parts } });
  });

test('who is expected, who is ready, and each task that they wait for leads to its rows of the report', async ({
  page,
  stack,
}) => {
  const administrator = await browserAdministrator(stack);
  const { today } = (await administrator.call('GET', '/api/admin/dashboard')) as Dashboard;
  await administrator.signIn(page);
  const waiting = [
    { taskName: 'Rental Profile', locationId: 2, people: 96 },
    { taskName: 'Photo', locationId: 2, people: 61 },
  ];
  const expected = { isKnown: true, asOfUtc: new Date().toISOString(), people: 1313, ready: 1040, waiting };
  await withParts(page, { expected, today: { ...today, medianSeconds: 400 } });
  await showReport(page, statusAnswers.populated);
  await page.goto('/admin/dashboard');
  const figures = page.getByRole('main').locator('dl');
  await expect(figures).toHaveText(/Expected today1,313Ready1,040\s*79 %Still to do273Median time6:40\s*min/);
  await expectAccessible(page);
  await page.getByRole('row', { name: 'Rental Profile 96' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reporting' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Ski School');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(today.date);
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(today.date);
  await expect(page.getByRole('button', { name: 'Only Rental Profile. Show all' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Who still waits' })).toBeVisible();
});

test('what misses a text by the dozen leaves the rest of the dashboard in reach', async ({ page, stack }) => {
  const administrator = await browserAdministrator(stack);
  const { checklist } = (await administrator.call('GET', '/api/admin/dashboard')) as Dashboard;
  await administrator.signIn(page);
  const waivers = Array.from({ length: 40 }, (_, index) => ({ id: `W${index}`, name: `Waiver ${index}` }));
  const attention: Dashboard['attention'] = waivers.map(({ id, name }) => ({
    code: 'waiver.no_text',
    params: { name },
    link: `/waivers/${id}`,
  }));
  await withParts(page, {
    attention,
    checklist: checklist.map((step) =>
      step.code === 'waiverTexts' ? { ...step, isDone: false, missing: waivers } : step,
    ),
  });
  await page.goto('/admin/dashboard');
  const setUp = page.getByRole('region', { name: 'Set-up' });
  const names = setUp.getByRole('link', { name: /^Waiver \d/ });
  await expect(names).toHaveCount(5);
  await expect(page.getByText('has no text: nobody can sign it')).toHaveCount(8);
  await setUp.getByRole('button', { name: 'Show all 40' }).click();
  await expect(names).toHaveCount(40);
  await expectAccessible(page);
});

test('a place that is only being set up is named, and nobody is told that guests cannot check in', async ({
  page,
  stack,
}) => {
  const administrator = await browserAdministrator(stack);
  const name = `Talstation am Festkogel, Eingang Süd, neben der großen Skischule ${randomUUID()}`;
  const { id } = (await administrator.call('POST', '/api/locations', { name })) as AdminLocation;
  await administrator.signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/dashboard');
  const heading = page.getByRole('heading', { level: 2, name: 'Guests can check in, but not for everything yet' });
  await expect(heading).toBeVisible();
  const place = page.getByRole('link', { name });
  // Beside a name of several lines that is one inline box, the bullet would stand at its last line.
  await expect(place).toHaveCSS('display', 'block');
  await expectAccessible(page);
  await place.click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await administrator.call('DELETE', `/api/locations/${id}`);
});

test('a resort that knows no purchases is told who was here', async ({ page, stack }) => {
  await signedIn(page, stack);
  await withParts(page, { expected: null });
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Guests today')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who still waits' })).toHaveCount(0);
});

test('what needs attention has the way to its fix, and the checks of Operations are told', async ({ page, stack }) => {
  await signedIn(page, stack);
  await withParts(page, {
    attention: [
      { code: 'waiver.ended', params: { name: 'Bike Park', day: '2026-10-02', isOptional: true }, link: '/tasks/7' },
    ],
  });
  const check = (name: string, state: string, detail: string) => ({
    check: name,
    finding: `${name}.x`,
    state,
    params: {},
    detail,
  });
  await page.route('**/api/admin/operations/checks', (route) =>
    route.fulfill({
      json: {
        checkedAtUtc: new Date().toISOString(),
        checks: [
          check('mail', 'broken', 'No answer'),
          check('failedJobs', 'broken', '2 failed'),
          check('backup', 'look', 'Old'),
          check('clock', 'fine', ''),
        ],
      },
    }),
  );
  await page.goto('/admin/dashboard');
  const items = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem');
  await expect(items).toHaveText([
    /Bike Park ended on Oct 2, 2026: guests are no longer asked for it\s*Renew/,
    /Mail server: No answer\s*Look/,
    /1 check wants a look: Last backup\s*Look/,
  ]);
  await expect(items.first().getByRole('link')).toHaveAttribute('href', /\/tasks\/7$/);
  await expectAccessible(page);
});

test('of two waivers with one name the one that is left stays, and the other one goes', async ({ page, stack }) => {
  await signedIn(page, stack);
  const ended = (id: number) => ({
    code: 'waiver.ended' as const,
    params: { name: 'Bike Park', day: '2026-10-02', isOptional: true },
    link: `/tasks/${id}`,
  });
  const noText = { code: 'waiver.no_text' as const, params: { name: 'Race' }, link: '/waivers/RACE' };
  await page.clock.install();
  await withParts(page, { attention: [noText, ended(7), ended(8)] });
  await page.goto('/admin/dashboard');
  const renewals = page.getByRole('region', { name: 'Needs attention' }).getByRole('link', { name: 'Renew' });
  await expect(renewals).toHaveCount(2);
  await withParts(page, { attention: [ended(8)] });
  await page.clock.fastForward('01:00');
  await expect(renewals).toHaveCount(1);
  await expect(renewals).toHaveAttribute('href', /\/tasks\/8$/);
});

test('how old the page is stands in the bar, and that it no longer keeps up when the server is away', async ({
  page,
  stack,
}) => {
  await signedIn(page, stack);
  await page.clock.install();
  await page.goto('/admin/dashboard');
  const bar = page.getByRole('banner');
  await expect(bar.getByText(/^Fresh at \d/)).toBeVisible();
  await expect(bar.getByRole('img', { name: 'Up to date', exact: true })).toBeVisible();
  await page.route('**/api/admin/**', (route) => route.abort());
  await page.clock.fastForward('02:00');
  await expect(bar.getByText(/^Last fresh at \d/)).toBeVisible();
  await expect(bar.getByRole('img', { name: 'Not up to date' })).toBeVisible();
  await page.unroute('**/api/admin/**');
  await page.clock.fastForward('02:00');
  await expect(bar.getByText(/^Fresh at \d/)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Locations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
  await expect(bar.getByText(/resh at/)).toHaveCount(0);
});

test('on a phone, which has no room for the words, old is told from fresh by its shape', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/dashboard');
  const bar = page.getByRole('banner');
  const shape = bar.getByRole('img', { name: /up to date/i }).locator('path');
  await expect(bar.getByRole('img', { name: 'Up to date', exact: true })).toBeVisible();
  await expect(shape).toHaveCount(0);
  await page.route('**/api/admin/**', (route) => route.abort());
  await page.clock.fastForward('02:00');
  await expect(bar.getByRole('img', { name: 'Not up to date' })).toBeVisible();
  await expect(shape).toBeVisible();
  await expectAccessible(page);
});
