import { expect, type Page, type Route } from '@playwright/test';
import { buildWaiverTask } from '../../support/build-resort';
import type { TestDatabase } from '../../support/database';
import { family, openCheckIn } from '../../support/families';
import type { StackJson } from '../../support/stack-json';
import { expectAccessible } from '../support/accessible';
import { effects } from '../support/completions';
import { ownPlace, untilHeard } from '../support/own-place';
import { turnOf, WaiverScreen } from '../support/waiver';
import { test } from '../test';

const couple = [{ firstName: 'Daniel', age: 40 }];
const noLongerAsked = (page: Page) => page.getByRole('alertdialog', { name: 'The resort no longer asks for this' });

/** Emma alone, at the first of two waivers. */
async function atTwoWaivers(page: Page, stack: StackJson, database: TestDatabase) {
  const place = await ownPlace(database, { enableTextSignature: true });
  const seed = { name: 'Second waiver', posWaiverId: `NEXT-${place.posWaiverId}`, enableTextSignature: true };
  const next = await buildWaiverTask(database, seed);
  await database.rows('insert into activity_task (activity_id, task_id) values ($1, $2)', [place.activityId, next]);
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  await expect(page.getByRole('heading', { level: 1, name: /^Waiver of Own/ })).toBeVisible();
  return { guest, ids, place, waiver: new WaiverScreen(page), activityId: place.activityId, next };
}

test('who has signed is not asked again by an answer that was read before and comes after', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, { enableTextSignature: true });
  await database.rows(
    `update waiver set translations = jsonb_build_object('fr', jsonb_build_object('title', 'Décharge', 'textHash', encode(text_hash, 'hex')))
     where pos_waiver_id = $1`,
    [place.posWaiverId],
  );
  const { guest, ids } = await family(stack, couple);
  await page.addInitScript(() => location.origin !== 'null' && localStorage.setItem('arrival.language', '"fr"'));
  // However long signing takes here, what is held back is not given up.
  await page.addInitScript(() => Object.assign(AbortSignal, { timeout: () => new AbortController().signal }));
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  await expect(page.getByRole('heading', { level: 1, name: 'Décharge' })).toBeVisible();
  await expect(turnOf(page, 'Emma Carter')).toBeVisible();

  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let isRead = () => {};
  const read = new Promise<void>((resolve) => (isRead = resolve));
  await page.route('**/api/tasks/ContactTaskGrouping/**', async (route: Route) => {
    const response = await route.fetch();
    isRead();
    await released;
    await route.fulfill({ response });
  });
  await page.locator('select[autocomplete="language"]').selectOption('en');
  await read;
  const waiver = new WaiverScreen(page);
  await waiver.signAndAccept('Emma Carter');
  await expect(turnOf(page, 'Daniel Carter')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: /^Waiver of Own/ })).toBeVisible();
  await expect(turnOf(page, 'Daniel Carter')).toBeVisible();
  await expect(turnOf(page, 'Emma Carter')).toHaveCount(0);
});

test('a task that the resort takes away in the middle is no dead end: what is left is asked', async ({
  page,
  stack,
  database,
}) => {
  const { guest, place, waiver, activityId, next } = await atTwoWaivers(page, stack, database);
  await waiver.sign('Emma Carter');
  await database.rows('delete from activity_task where activity_id = $1 and task_id <> $2', [activityId, next]);
  await untilHeard(database, guest, place);
  await waiver.accept.click();
  const told = noLongerAsked(page);
  await expect(told).toContainText('Everything else that you did stays as it is.');
  await expectAccessible(page);
  await told.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second waiver' })).toBeVisible();
});

test('nor is one that was the last: the family is ready, and what it signed stays', async ({
  page,
  stack,
  database,
}) => {
  const { guest, ids, place, waiver, activityId, next } = await atTwoWaivers(page, stack, database);
  await waiver.signAndAccept('Emma Carter');
  await expect(page.getByRole('heading', { level: 1, name: 'Second waiver' })).toBeVisible();
  await waiver.sign('Emma Carter');
  await database.rows('delete from activity_task where activity_id = $1 and task_id = $2', [activityId, next]);
  await untilHeard(database, guest, place);
  await waiver.accept.click();
  await noLongerAsked(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/checkinComplete');
  await expect(page.getByRole('heading', { level: 1, name: 'You are all set' })).toBeVisible();
  expect((await effects(database, ids, guest.person.sub)).times).toEqual([1]);
});

test('what the resort asks in addition in the middle comes onto the screen after one refusal', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, { enableTextSignature: false });
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  const waiver = new WaiverScreen(page);
  await waiver.sign('Emma Carter');
  await database.rows('update task set enable_text_signature = true where pos_waiver_id = $1', [place.posWaiverId]);
  await untilHeard(database, guest, place);
  await waiver.accept.click();
  await waiver.alert.getByRole('button', { name: 'Close' }).click();
  await waiver.sign('Emma Carter');
  await waiver.accept.click();
  await expect(page).toHaveURL('/checkinComplete');
});

test('a waiver that is no longer signed for all at once says so, and goes on person by person', async ({
  page,
  stack,
  database,
}) => {
  const place = await ownPlace(database, { consolidateWaivers: true, enableTextSignature: true });
  const { guest, ids } = await family(stack);
  await openCheckIn(page, guest, { ...place, contactIds: ids.slice(1) });
  const waiver = new WaiverScreen(page);
  await waiver.sign('Emma Carter');
  await database.rows('update task set consolidate_waivers = false where pos_waiver_id = $1', [place.posWaiverId]);
  await untilHeard(database, guest, place);
  await waiver.accept.click();
  await expect(waiver.alert).toContainText('This waiver is signed for one person at a time.');
  await waiver.alert.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('person 1 of 2')).toBeVisible();
});

test('a place that is closed in the middle leads home', async ({ page, stack, database }) => {
  const place = await ownPlace(database, { enableTextSignature: true });
  const { guest, ids } = await family(stack, []);
  await openCheckIn(page, guest, { ...place, contactIds: ids });
  const waiver = new WaiverScreen(page);
  await waiver.sign('Emma Carter');
  await database.rows('update location set is_enabled = false where id = $1', [place.locationId]);
  await untilHeard(database, guest, place);
  await waiver.accept.click();
  await waiver.alert.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
