import { randomUUID } from 'node:crypto';
import type { AdminActivity, AdminLocation, Collection } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { browserAdministrator, signedIn } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { unique } from '../support/unique';
import { test } from '../test';

test('what would break a rule is not restored and says what to do first; done that, it is', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const [sport, place] = ['Racing', 'Race hill'].map((words) => unique(words));
  const activity = (await administrator.call('POST', '/api/activities', { name: sport })) as AdminActivity;
  const { id } = (await administrator.call('POST', '/api/locations', {
    name: place,
    defaultActivityId: activity.id,
  })) as AdminLocation;
  await administrator.call('DELETE', `/api/locations/${id}/activities/${activity.id}`);
  await administrator.call('DELETE', `/api/activities/${activity.id}`);

  await page.goto('/admin/audit');
  await page.getByRole('textbox', { name: 'Search' }).fill(place ?? '');
  const changes = page.getByRole('link', { name: `Location ${place}` });
  await expect(changes).toHaveCount(2);
  await expectAccessible(page);
  await changes.first().click();
  const version = (name: string) => page.getByRole('group', { name }).first();
  await expect(version('Before')).toHaveText(`Before${sport}`);
  await expect(version('After')).toHaveText('After(empty)');
  const restore = async () => {
    await page.getByRole('button', { name: 'Restore what was there before' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
  };
  await restore();
  const refusal = page.getByRole('alert').filter({ hasText: 'Not restored' });
  await expect(refusal).toContainText(`The activity ${sport} no longer exists. Restore it first.`);
  await expectAccessible(page);

  const refused = page.url();
  await page.goto('/admin/audit');
  await page.getByRole('textbox', { name: 'Search' }).fill(sport ?? '');
  await page
    .getByRole('link', { name: `Activity ${sport}` })
    .first()
    .click();
  await restore();
  await expect(page.getByRole('status').filter({ hasText: 'Restored' })).toBeVisible();
  await page.goto(refused);
  await restore();
  await expect(page.getByRole('status').filter({ hasText: 'Restored' })).toBeVisible();
  expect(await administrator.call('GET', `/api/locations/${id}`)).toMatchObject({ defaultActivityId: activity.id });
});

test('on a phone what staff looked at is chosen above the list, not under it', async ({ page, stack }) => {
  const administrator = await browserAdministrator(stack);
  const sought = `sofia ${randomUUID()}`;
  await administrator.call('GET', `/api/admin/guests?filter={"q":"${sought}"}`);
  await administrator.signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/audit');
  await page.getByRole('textbox', { name: 'Search' }).fill(sought);
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Looks', exact: true }).click();
  await expect(page.getByText(`Search ${sought}: Guests searched`)).toBeVisible();
  await expectAccessible(page);
  const shown = await page.getByRole('combobox', { name: 'Show' }).boundingBox();
  const first = await page.getByRole('list').last().boundingBox();
  expect(first!.y).toBeGreaterThanOrEqual(shown!.y + shown!.height);
});

test('a trail that nobody has written to yet says so; only a search of one’s own finds nothing', async ({
  page,
  stack,
}) => {
  await signedIn(page, stack);
  await page.route('**/api/admin/audit?*', (route) =>
    route.fulfill({ json: [], headers: { 'content-range': 'items */0' } }),
  );
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { name: 'Nothing was changed yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Search' }).fill('Race hill');
  await expect(page.getByText('Nothing fits the search or the filters.')).toBeVisible();
});

test.describe('an administrator in Denver', () => {
  test.use({ timezoneId: 'America/Denver' });

  test('a day begins and ends by the clock that the rows show', async ({ page, stack, database }) => {
    const id = randomUUID();
    const email = `${id}@example.com`;
    for (const [name, at] of [
      [`Late on the second ${id}`, '2026-02-03T06:59:00Z'],
      [`Early on the third ${id}`, '2026-02-03T07:01:00Z'],
    ])
      await database.rows(
        `insert into audit_event (occurred_at, actor_issuer, actor_subject, actor_email, action, entity, entity_id, after, is_administrative)
values ($1, 'test', 'test', $2, 'activity.created', 'activity', '1', jsonb_build_object('name', $3::text), true)`,
        [at, email, name],
      );
    await signedIn(page, stack);
    await page.goto('/admin/audit');
    await page.getByRole('textbox', { name: 'Search' }).fill(email);
    await expect(page, 'the newest rows are there before the search').toHaveURL(new RegExp(id));
    const [late, early] = ['Late on the second', 'Early on the third'].map((name) =>
      page.getByText(`Activity ${name} ${id}`),
    );
    await expect(late!).toBeVisible();
    await expect(page.getByRole('row').filter({ has: early! })).toContainText('02/03/26 12:01 am');
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'From' }).click();
    await page.getByLabel('From').fill('2026-02-03');
    await expect(late!).toHaveCount(0);
    await expect(early!).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('From')).toHaveValue('2026-02-03');
    await page.getByLabel('From').fill('2026-02-02');
    await expect(late!).toBeVisible();
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Before' }).click();
    await page.getByLabel('Before').fill('2026-02-03');
    await expect(early!).toHaveCount(0);
    await expect(late!).toBeVisible();
  });
});

test('what was saved as it was has no way back, for there is none', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const name = unique('Unchanged');
  const { id } = (await administrator.call('POST', '/api/collections', { name })) as Collection;
  const { version } = (await administrator.call('GET', `/api/collections/${id}`)) as Collection;
  await administrator.call('PUT', `/api/collections/${id}`, { name, version });
  await page.goto(`/admin/audit?filter=${JSON.stringify({ q: name })}`);
  await page.getByRole('link').filter({ hasText: name }).first().click();
  await expect(page.getByText('No field differs.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore what was there before' })).toHaveCount(0);
});
