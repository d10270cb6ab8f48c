import type { AdminActivity, AdminLocation, AdminTask, GuestHit } from '@arrival/contracts';
import { expect } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import { newFamily } from '../../support/browser-guest';
import { family, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { holdBack } from '../support/network';
import { unique } from '../support/unique';
import { test } from '../test';

test('a household opens with who misses what; the question keeps its guest, place and day in the address', async ({
  page,
  stack,
}) => {
  const administrator = await signedIn(page, stack);
  const guest = await newFamily(stack, [{ firstName: 'Mia', age: 9 }]);
  const filter = encodeURIComponent(JSON.stringify({ q: guest.person.email }));
  const [hit] = (await administrator.call('GET', `/api/admin/guests?filter=${filter}`)) as GuestHit[];
  const places = (await administrator.call('GET', '/api/locations?range=[0,99]')) as AdminLocation[];
  const home = places.find(({ isDefault }) => isDefault);
  const other = places.find(({ name }) => name === 'Tubing Hill');

  await page.goto(`/admin/guests/${hit?.contactId}`);
  const answer = page.getByRole('region', { name: 'Ready or not' });
  await expect(answer.getByRole('listitem')).toHaveCount(2);
  await expect(answer.getByRole('listitem').filter({ hasText: 'Mia Carter' })).toContainText('missing');
  await expect(answer.getByText('2 have something left')).toBeVisible();
  await expect(answer.getByRole('combobox', { name: 'Location' })).toHaveValue(home?.name ?? '');
  await expectAccessible(page);
  await answer.getByRole('link', { name: 'Who is asked, and why' }).click();

  const address = `/admin/preview?guest=${hit?.contactId}&place=${home?.id}`;
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('rowheader', { name: /Mia Carter/ }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('rowheader', { name: /Mia Carter/ }).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Guest' })).toHaveValue(/^Emma Carter/);
  await page.getByRole('combobox', { name: 'Location' }).fill(other?.name ?? '');
  await page.getByRole('option', { name: other?.name }).first().click();
  await expect(page).toHaveURL(address.replace(/\d+$/, String(other?.id)));
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(home?.name ?? '');

  // Back again before the page has drawn the choice.
  await page.getByRole('combobox', { name: 'Location' }).fill(other?.name ?? '');
  await page
    .getByRole('option', { name: other?.name })
    .first()
    .evaluate((option: HTMLElement) => {
      option.click();
      history.back();
    });
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(home?.name ?? '');
});

test('what stands below the answer comes after it, so that nothing jumps away from under a finger', async ({
  page,
  stack,
}) => {
  await signedIn(page, stack);
  const { ids } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
  const release = await holdBack(page, /\/api\/admin\/preview\?/);
  await page.goto(`/admin/guests/${ids[0]}?place=${places.villageAllMountain.locationId}`);
  await expect(page.getByRole('region', { name: 'Ready or not' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading the household' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Mia Carter' })).toBeHidden();
  release();
  await expect(page.getByText('2 have something left')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Mia Carter' })).toBeVisible();
});

test('on a phone what leads on stays where they are when the answer comes', async ({ page, stack }) => {
  await signedIn(page, stack);
  await page.setViewportSize({ width: 390, height: 844 });
  const { ids } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
  const release = await holdBack(page, /\/api\/admin\/preview\?/);
  await page.goto(`/admin/guests/${ids[0]}?place=${places.villageAllMountain.locationId}`);
  const onwards = [
    page.getByRole('link', { name: 'Who is asked, and why' }),
    page.getByRole('button', { name: /^Check in here/ }),
  ];
  const stand = () => Promise.all(onwards.map((one) => one.boundingBox()));
  await expect(page.getByRole('combobox', { name: 'Location' })).not.toHaveValue('');
  for (const one of onwards) await expect(one).toBeVisible();
  const before = await stand();
  release();
  await expect(page.getByText('2 have something left')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Signed on paper' })).toBeVisible();
  expect(await stand()).toEqual(before);
});

test('what staff noted at a task stands with it while it is open', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const name = unique('Boots');
  const task = { name, taskTypeId: 2, staffNote: 'Ask about orthotics' };
  const { id: taskId } = (await administrator.call('POST', '/api/tasks', task)) as AdminTask;
  const activity = (await administrator.call('POST', '/api/activities', { name })) as AdminActivity;
  await administrator.call('POST', `/api/activities/${activity.id}/tasks`, { taskId });
  const place = { name, isEnabled: true, defaultActivityId: activity.id };
  const { id: placeId } = (await administrator.call('POST', '/api/locations', place)) as AdminLocation;
  const guest = await newFamily(stack, [{ firstName: 'Mia', age: 9 }]);
  const filter = encodeURIComponent(JSON.stringify({ q: guest.person.email }));
  const [hit] = (await administrator.call('GET', `/api/admin/guests?filter=${filter}`)) as [GuestHit];
  await page.goto(`/admin/guests/${hit.contactId}?place=${placeId}`);
  const mia = page.getByRole('region', { name: 'Ready or not' }).getByRole('listitem').filter({ hasText: 'Mia' });
  await expect(mia.getByText(`${name}, for staff: Ask about orthotics`)).toBeVisible();
  await expectAccessible(page);
});

test('for another day everybody is as old as on that day', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const guest = await newFamily(stack, [{ firstName: 'Mia', age: 17 }]);
  const filter = encodeURIComponent(JSON.stringify({ q: guest.person.email }));
  const [hit] = (await administrator.call('GET', `/api/admin/guests?filter=${filter}`)) as [GuestHit];
  const nextYear = new Date().getFullYear() + 1;
  await page.goto(`/admin/guests/${hit.contactId}`);
  const mia = page.getByRole('region', { name: 'Ready or not' }).getByRole('listitem').filter({ hasText: 'Mia' });
  await expect(mia.getByText('17', { exact: true })).toBeVisible();
  await page.goto(`/admin/guests/${hit.contactId}?date=${nextYear}-12-31`);
  await expect(mia.getByText(/^(18|19)$/)).toBeVisible();
});
