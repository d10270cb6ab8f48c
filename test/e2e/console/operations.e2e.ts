import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { showOperations } from '../../support/operations-answers';
import { expectAccessible } from '../support/accessible';
import { holdBack } from '../support/network';
import { test } from '../test';

test('an administrator sees whether all is whole, retries what failed and discards what is not wanted', async ({
  page,
  stack,
  database,
}) => {
  const ids = [randomUUID(), randomUUID()];
  const file = `photos/aa/${ids[0]}.jpg`;
  const fault = (place: number) => `Fault ${place} of ${ids[0]}`;
  for (const [place, id] of ids.entries()) {
    await database.rows(
      "insert into outbox (id, job, payload, enqueued_at) values ($1, 'photos.discard-replaced', $2, 'infinity')",
      [id, { storageKey: file }],
    );
    await database.rows(
      `insert into failed_job (id, outbox_id, job, reason, error, attempts, queue)
values ($1::text, $1::uuid, 'photos.discard-replaced', 'final', $2, 5, 'maintenance')`,
      [id, fault(place)],
    );
  }
  await signedIn(page, stack);
  await page.goto('/admin/operations');
  await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Keys for health answers: Fine' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Failed jobs: Wants a look' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Upkeep/ })).toBeVisible();
  const failed = page.getByRole('region', { name: 'Failed jobs' });
  await expect(failed.getByText(`storageKey ${file}`)).toHaveCount(2);
  await expectAccessible(page);

  await failed
    .getByRole('listitem')
    .filter({ hasText: fault(0) })
    .getByRole('button', { name: /^Discard/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  // By its text: a dialog that closes hides all regions for a moment.
  await expect(page.getByText(fault(0))).toHaveCount(0);
  await failed
    .getByRole('listitem')
    .filter({ hasText: fault(1) })
    .getByRole('button', { name: /^Retry/ })
    .click();
  await expect(page.getByText(fault(1))).toHaveCount(0);
  const left = await database.rows('select id from failed_job where id = any($1)', [ids]);
  expect(left).toEqual([]);
});

test('what failed stays about where it is when the checks have answered, which ask around first', async ({
  page,
  stack,
}) => {
  await signedIn(page, stack);
  await showOperations(page, 'troubled');
  const release = await holdBack(page, '**/api/admin/operations/checks');
  await page.goto('/admin/operations');
  const retry = page
    .getByRole('region', { name: 'Failed jobs' })
    .getByRole('button', { name: /^Retry/ })
    .first();
  await expect(retry).toBeVisible();
  const top = async () => (await retry.boundingBox())?.y ?? 0;
  const before = await top();
  release();
  await expect(page.getByRole('group', { name: /^Keys for health answers/ })).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(100);
});

test('what is settled is settled above, too: the checks are asked again at once', async ({ page, stack }) => {
  await signedIn(page, stack);
  await showOperations(page, 'troubled');
  await page.route('**/api/admin/operations/failed-jobs/*/retry', (route) => route.fulfill({ json: {} }));
  await page.goto('/admin/operations');
  const told = (state: string) => page.getByRole('group', { name: `Failed jobs: ${state}` });
  await expect(told('Wants a look')).toBeVisible();
  await showOperations(page, 'whole');
  await page.getByRole('button', { name: 'Retry all', exact: true }).click();
  await expect(told('Fine')).toBeVisible();
});

test.describe('what the point of sale refused is one list', () => {
  // So these take turns.
  test.describe.configure({ mode: 'default' });

  test('what the point of sale refused is seen with its reason, sent again, or discarded', async ({
    page,
    stack,
    database,
  }) => {
    const keys = [randomUUID(), randomUUID()];
    // What a try before this one left.
    await database.rows("delete from pos_delivery where error like 'effect.wrong: Fault%'");
    const [carter] = await database.rows<{ contact_id: number }>(
      'select min(contact_id)::int as contact_id from contact',
    );
    const ids: string[] = [];
    for (const [place, key] of keys.entries()) {
      const [kept] = await database.rows<{ id: string }>(
        `insert into pos_delivery (key, contact_id, kind, data, occurred_at, status, attempts, error, settled_at)
  values ($1, $2, $3, '{}', now(), 'failed', 1, $4, now()) returning id::text as id`,
        [key, carter?.contact_id, ['rentalProfile', 'authorization'][place], `effect.wrong: Fault ${place}`],
      );
      if (kept) ids.push(kept.id);
    }
    await signedIn(page, stack);
    await page.goto('/admin/operations');
    const refused = page.getByRole('region', { name: 'Refused by the point of sale' });
    const one = (fault: string) => refused.getByRole('listitem').filter({ hasText: fault });
    await expect(one('Fault 0')).toContainText(`Rental profile of contact ${carter?.contact_id}`);
    await expect(one('Fault 1').getByRole('link')).toHaveText(`Signed waiver of contact ${carter?.contact_id}`);
    await expect(one('Fault 1').getByRole('link')).toHaveAttribute('href', `/admin/guests/${carter?.contact_id}`);
    await expectAccessible(page);

    await one('Fault 0')
      .getByRole('button', { name: /^Retry/ })
      .click();
    await expect(page.getByText('It is sent again')).toBeVisible();
    await expect(one('Fault 0')).toHaveCount(0);
    await one('Fault 1')
      .getByRole('button', { name: /^Discard/ })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('The point of sale will not be told. Here it stays done.');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    // Nothing to see while it refuses nothing; by its text, because a dialog that closes hides all regions for a moment.
    await expect(page.getByText('Refused by the point of sale')).toHaveCount(0);
    const left = await database.rows(
      'select key, status, attempts from pos_delivery where key = any($1) order by attempts',
      [keys],
    );
    // What is discarded is remembered, so that nobody is asked for it again.
    expect(left).toEqual([
      { key: keys[0], status: 'waiting', attempts: 0 },
      { key: keys[1], status: 'discarded', attempts: 1 },
    ]);
    const told = await database.rows(
      `select action from audit_event where entity = 'hand_over' and entity_id = any($1) order by action`,
      [ids],
    );
    expect(told).toEqual([{ action: 'hand_over.discarded' }, { action: 'hand_over.retried' }]);
    await page.goto('/admin/audit');
    await page.getByRole('textbox', { name: 'Search' }).fill('hand_over.discarded');
    await expect(page.getByRole('link', { name: `Hand-over to the point of sale ${ids[1]}` })).toBeVisible();
    await database.rows('delete from pos_delivery where key = any($1)', [keys]);
  });

  test('all that the point of sale refused is sent again with one press', async ({ page, stack, database }) => {
    await database.rows("delete from pos_delivery where error like 'effect.wrong: All%'");
    await database.rows(
      `insert into pos_delivery (key, contact_id, kind, data, occurred_at, status, attempts, error, settled_at)
  select gen_random_uuid()::text, (select min(contact_id) from contact), 'contact', '{}', now(), 'failed', 1, 'effect.wrong: All ' || n, now() from generate_series(1, 12) n`,
    );
    await signedIn(page, stack);
    await page.goto('/admin/operations');
    const refused = page.getByRole('region', { name: 'Refused by the point of sale' });
    await expect(refused.getByRole('button', { name: 'Retry all 12' })).toBeVisible();
    await expectAccessible(page);
    await refused.getByRole('button', { name: 'Retry all 12' }).click();
    await expect(page.getByText('They are sent again')).toBeVisible();
    await expect(page.getByText('Refused by the point of sale')).toHaveCount(0);
    const sent = await database.rows(
      "delete from pos_delivery where error like 'effect.wrong: All%' and status = 'waiting' returning id",
    );
    expect(sent).toHaveLength(12);
  });
});

test('the screen reads itself again while somebody looks, and keeps what it knew when it cannot', async ({
  page,
  stack,
}) => {
  await signedIn(page, stack);
  await page.clock.install();
  await showOperations(page, 'whole');
  await page.goto('/admin/operations');
  const failed = page.getByRole('region', { name: 'Failed jobs' });
  await expect(failed.getByText('Nothing has failed.')).toBeVisible();
  await expect(page.getByText('Everything is fine.')).toBeVisible();
  await showOperations(page, 'troubled');
  await page.clock.fastForward(10_000);
  await expect(failed.getByText('No answer within 3 s')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByText('Nobody works. Start a worker.')).toBeVisible();

  await page.route('**/api/admin/operations**', (route) => route.abort());
  await page.clock.fastForward(10_000);
  await expect(failed.getByRole('alert')).toBeVisible();
  await expect(failed.getByText('No answer within 3 s')).toBeVisible();
  await page.unrouteAll();
  await showOperations(page, 'whole');
  await page.clock.fastForward(10_000);
  await expect(failed.getByRole('alert')).toHaveCount(0);
  await expect(failed.getByText('Nothing has failed.')).toBeVisible();
});

test('two clicks retry once, and of all jobs the others are retried when one is gone meanwhile', async ({
  page,
  stack,
}) => {
  await signedIn(page, stack);
  await showOperations(page, 'many');
  const retried: string[] = [];
  await page.route('**/api/admin/operations/failed-jobs/*/retry', async (route) => {
    const isFirst = retried.push(route.request().url()) === 1;
    await route.fulfill(isFirst ? { status: 404, json: {} } : { json: {} });
  });
  await page.goto('/admin/operations');
  await page.getByRole('button', { name: 'Retry the newest 25' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Handed over again' })).toBeVisible();
  expect(new Set(retried).size).toBe(25);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const retry = page
    .getByRole('region', { name: 'Failed jobs' })
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^Retry/ });
  await retry.dblclick();
  await expect.poll(() => retried.length).toBeGreaterThan(25);
  await expect(retry).toBeEnabled();
  expect(retried.length).toBe(26);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('of many failed jobs the newest show first, and all of them when one wants to', async ({ page, stack }) => {
  await signedIn(page, stack);
  await showOperations(page, 'many');
  await page.goto('/admin/operations');
  const jobs = page.getByRole('region', { name: 'Failed jobs' }).getByRole('listitem');
  await expect(jobs).toHaveCount(5);
  await page.getByRole('button', { name: 'Show all 25' }).click();
  await expect(jobs).toHaveCount(25);
  await expectAccessible(page);
});

test('trouble is told in words, and the screen stays usable for everybody', async ({ page, stack }) => {
  await signedIn(page, stack);
  await showOperations(page, 'troubled');
  await page.goto('/admin/operations');
  await expect(page.getByText('Nobody works. Start a worker.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Failed jobs' }).getByText('No answer within 3 s')).toBeVisible();
  await expectAccessible(page);
});

test('what the point of sale refuses and could not be read is told, and read again when asked', async ({
  page,
  stack,
}) => {
  await signedIn(page, stack);
  const address = '**/api/admin/operations/hand-overs?**';
  await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/admin/operations');
  const refused = page.getByRole('region', { name: 'Refused by the point of sale' });
  await expect(refused.getByRole('alert')).toContainText('Something went wrong on our side');
  await page.unroute(address);
  await page.route(address, (route) => route.fulfill({ json: [], headers: { 'content-range': 'items */0' } }));
  await refused.getByRole('button', { name: 'Try again' }).click();
  await expect(refused).toHaveCount(0);
});
