import type { AdminTask } from '@arrival/contracts';
import { expect, type Page, type Response } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { type BrowserGuest } from '../../support/browser-guest';
import { comeBack, mayBeAway } from '../support/other-tab';
import { signInByTyping } from '../support/sign-in-page';
import { unique } from '../support/unique';
import { test } from '../test';

const check = '**/api/admin/authenticated';
const isCheck = (answer: Response) => answer.url().endsWith('/api/admin/authenticated');
const name = (page: Page) => page.getByLabel('Name');

/** A task whose name is being changed. */
async function typeInTask(page: Page, administrator: BrowserGuest): Promise<AdminTask> {
  const body = { name: unique('Shade photo'), taskTypeId: 4 };
  const task = (await administrator.call('POST', '/api/tasks', body)) as AdminTask;
  await mayBeAway(page);
  await page.goto(`/admin/tasks/${task.id}`);
  await name(page).fill('Typed before lunch');
  return task;
}

test('who comes back to a form after the session has ended signs in beside it', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const task = await typeInTask(page, administrator);
  await page.route(
    check,
    (route) => route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{}' }),
    { times: 1 },
  );
  await comeBack(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('dialog', { name: 'Please sign in again' }).getByRole('button', { name: 'Sign in' }).click();
  const known = stack.people.find(({ role }) => role === 'administrator');
  await signInByTyping(await opened, known?.email ?? '', known?.password ?? '');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(name(page)).toHaveValue('Typed before lunch');
  await page.getByRole('button', { name: 'Update Task' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  expect(await administrator.call('GET', `/api/tasks/${task.id}`)).toMatchObject({ name: 'Typed before lunch' });
});

test('a server that is away for a moment shows nobody the door', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  await typeInTask(page, administrator);
  await page.route(check, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  const away = page.waitForResponse((answer) => isCheck(answer) && answer.status() === 503);
  await comeBack(page);
  await away;
  const back = page.waitForResponse((answer) => isCheck(answer) && answer.status() === 200);
  await comeBack(page);
  await back;
  await expect(page).toHaveURL(/\/admin\/tasks\//);
  await expect(name(page)).toHaveValue('Typed before lunch');
});
