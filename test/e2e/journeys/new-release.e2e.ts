import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import { phone } from '../../support/browser';
import { family, openHome, places } from '../../support/families';
import type { StackJson } from '../../support/stack-json';
import { untilKept } from '../support/offline';
import { completeButton, fillRental, saveButton } from '../support/profiles';
import { type Releases, startReleases } from '../support/releases';
import { test } from '../test';

let releases: Releases;
let context: BrowserContext;

async function openPhone(browser: Browser, { guestUrl }: StackJson): Promise<Page> {
  releases = await startReleases(guestUrl);
  context = await browser.newContext({
    ...phone,
    baseURL: guestUrl,
    proxy: releases.proxy,
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

test.afterEach(async () => {
  await context.close();
  await releases.close();
});

/** What a page runs and the phone keeps: names of the build before, or none of them. */
const partsOf = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const name = (address: string) => new URL(address).pathname.replace('/assets/', '');
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      loaded: loaded.map(name),
      kept: kept.flat().map(({ url }) => name(url)),
      isWaiting: Boolean(registration?.waiting),
    };
  });
const isOfNext = (name: string) => name.includes('.next.');

async function runs(page: Page): Promise<'before' | 'next' | 'both'> {
  const { loaded } = await partsOf(page);
  if (!loaded.some(isOfNext)) return 'before';
  return loaded.some((name) => releases.before.has(name)) ? 'both' : 'next';
}

/** Of the build before the phone keeps nothing, of the next one everything. */
async function untilTakenOver(page: Page): Promise<void> {
  await expect(async () => {
    const { kept, isWaiting } = await partsOf(page);
    expect(isWaiting, 'nothing waits').toBe(false);
    expect(kept.filter((name) => releases.before.has(name))).toEqual([]);
    const parts = kept.filter(isOfNext);
    expect(parts.length).toBeGreaterThan(50);
    expect(parts.length, 'each is kept once').toBe(new Set(parts).size);
  }).toPass({ timeout: 90_000 });
}

test('a release comes while a guest is in a task: nothing typed goes, the app stays whole, and the next page has the new one', async ({
  browser,
  stack,
}) => {
  test.slow();
  const page = await openPhone(browser, stack);
  const { guest, ids } = await family(stack, []);
  await finish(stack, guest, { ...places.rental, contactIds: ids }, [1]);
  await openHome(page, guest, places.rental.locationId);
  await untilKept(page);
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  await fillRental(page, { shoeSize: 'US 8' });

  releases.next();
  const other = await context.newPage();
  await other.goto('/about');
  await expect.poll(async () => (await partsOf(other)).isWaiting, { timeout: 60_000 }).toBe(true);
  expect(await runs(other), 'a page that is opened now is the new one').toBe('next');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await expect(page.getByLabel('Shoe size'), 'nobody took the page away').toHaveValue('US 8');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('en');
  await saveButton(page).click();
  await completeButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are all set' })).toBeVisible();
  expect(await runs(page), 'to its end the task is of one build').toBe('before');

  await other.close();
  await page.goto('/home');
  await untilTakenOver(page);
  expect(await runs(page)).toBe('next');
  await context.setOffline(true);
  for (const path of ['/home', '/about', '/checkin/photo', '/add-family-member']) {
    await page.goto(path);
    await expect(page.getByText('No connection').first(), path).toBeVisible();
    await expect(page.getByRole('main'), path).toContainText(/\p{L}{3}.*\s\p{L}{2}/su);
    expect(await runs(page), path).toBe('next');
  }
});

test('the first page after a release is whole in a tunnel, however late its worker came', async ({
  browser,
  stack,
}) => {
  const page = await openPhone(browser, stack);
  const { guest } = await family(stack, []);
  await openHome(page, guest);
  await untilKept(page);

  releases.next(5000);
  await page.reload();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  expect(await runs(page)).toBe('next');
  await untilTakenOver(page);
  await context.setOffline(true);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page.locator('html'), 'a part that was never asked for').toHaveAttribute('lang', 'fr');
});
