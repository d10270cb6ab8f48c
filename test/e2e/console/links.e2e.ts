import { randomUUID } from 'node:crypto';
import type { AdminActivity, AdminTask } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { unique } from '../support/unique';
import { test } from '../test';

test('a hundred linked tasks stand ten on a page, and the next one is still found', async ({
  page,
  stack,
  database,
}) => {
  const administrator = await signedIn(page, stack);
  const name = unique('Zip line');
  const activity = (await administrator.call('POST', '/api/activities', { name })) as AdminActivity;
  await database.rows(
    `with added as (insert into task (name, task_type_id) select $2 || ' ' || n, 2 from generate_series(101, 202) n returning id, name)
     insert into activity_task (activity_id, task_id) select $1, id from added where name not like '% 202'`,
    [activity.id, name],
  );
  await page.goto(`/admin/activities/${activity.id}`);
  const assigned = page.getByRole('table', { name: 'Assigned tasks' });
  await expect(assigned.getByRole('link')).toHaveCount(10);
  await expect(page.getByText('1–10 of 101')).toBeVisible();
  await page.getByRole('button', { name: 'Assigned tasks, next page' }).click();
  await expect(assigned.getByText(`${name} 111`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Find a task' }).fill(name);
  await expect(page.getByRole('option')).toHaveText([`${name} 202 (Rental Profile)`]);
  await page.getByRole('option').click();
  await page.getByRole('button', { name: 'Link Task' }).click();
  await expect(assigned.getByText(`${name} 202`)).toBeVisible();
  await page.getByRole('combobox', { name: 'Find a task' }).fill(name);
  await expect(page.getByText(`Nothing found for “${name}”`)).toBeVisible();
  await assigned.getByRole('button', { name: `Delete ${name} 201` }).click();
  await expect(page.getByText('101–101 of 101')).toBeVisible();
  await page.getByRole('combobox', { name: 'Find a task' }).fill(name);
  await expect(page.getByRole('option')).toHaveText([`${name} 201 (Rental Profile)`]);
  await administrator.call('DELETE', `/api/activities/${activity.id}`);
  await database.rows(`delete from task where name like $1 || ' %'`, [name]);
});

test('Undo takes back what its own words name, whatever was taken away since', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  // What can be undone stays for as long as this test needs.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const longer = (work: () => void, milliseconds = 0) => wait(work, milliseconds === 10_000 ? 600_000 : milliseconds);
    Object.assign(window, { setTimeout: longer });
  });
  const mark = randomUUID().slice(0, 8);
  const activity = (await administrator.call('POST', '/api/activities', { name: `Ski jump ${mark}` })) as AdminActivity;
  const path = `/api/activities/${activity.id}/tasks`;
  const add = async (name: string) => {
    const task = (await administrator.call('POST', '/api/tasks', {
      name: `${name} ${mark}`,
      taskTypeId: 2,
    })) as AdminTask;
    await administrator.call('POST', path, { taskId: task.id });
    return task;
  };
  const [skis, suit, helmet] = [await add('Skis'), await add('Suit'), await add('Helmet')];
  await page.goto(`/admin/activities/${activity.id}`);
  const assigned = page.getByRole('table', { name: 'Assigned tasks' }).getByRole('link');
  await expect(assigned).toHaveText([helmet.name, skis.name, suit.name]);
  const undo = ({ name }: AdminTask) =>
    page.getByRole('status').filter({ hasText: name }).getByRole('button', { name: 'Undo' });
  for (const { name } of [skis, suit]) await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(assigned).toHaveText([helmet.name]);
  await administrator.call('DELETE', `${path}/${helmet.id}`);
  await undo(skis).click();
  await expect(assigned).toHaveText([skis.name]);
  await undo(suit).click();
  await expect(assigned).toHaveText([skis.name, suit.name]);
});

test('a picker that could not ask says so, and does not say that nothing is there', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.route('**/api/locations?**', (route) => route.abort());
  await page.route('**/api/admin/guests?**', (route) => route.abort());
  await page.goto('/admin/preview');
  const unreachable = page.getByText('The server could not be reached. Please check the connection and try again.');
  await page.getByRole('combobox', { name: 'Location' }).click();
  await expect(unreachable).toBeVisible();
  await page.getByRole('combobox', { name: 'Guest' }).fill('Carter');
  await expect(unreachable).toBeVisible();
});
