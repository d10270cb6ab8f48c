import { expect } from '@playwright/test';
import { finish } from '../../support/answers';
import { buildActivity, buildChildTask, buildLocation } from '../../support/build-resort';
import { family, openHome, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { memberOnFile, openTasks } from '../support/member-state';
import { holdBack, rewriteAnswers } from '../support/network';
import { completeButton, saveButton } from '../support/profiles';
import { turnOf } from '../support/waiver';
import { test } from '../test';

test('a profile on file is changed from the profile area; nothing else is asked, and the way leads back', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await family(stack);
  const [, mia] = ids;
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids }, [1, 2, 3]);
  await openHome(page, guest);
  await page.goto(`/profile/${mia}`);
  await expect(page.getByRole('button', { name: /^Change (rental profile|child registration)$/ })).toHaveCount(2);
  await expect(page.getByRole('definition').first(), 'in the words in which it was chosen').toHaveText(
    /^[A-Z][a-z ]+ \(Type\sI/,
  );
  await expect(page.getByText('(970) 555-0100'), 'as people write a phone number').toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change rental profile' }).click();
  await expect(page).toHaveURL('/checkin/rentalprofile');
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await page.getByLabel('Shoe size').fill('US 3');
  await saveButton(page).click();
  await completeButton(page).click();
  await expect(page).toHaveURL(`/profile/${mia}`);
  await expect(page.getByText('US 3', { exact: true })).toBeVisible();
  expect((await memberOnFile(guest, mia)).rentalProfile).toMatchObject({ shoeSize: 'US 3' });

  await page.getByRole('button', { name: 'Add photo' }).click();
  await expect(page).toHaveURL('/checkin/photo');
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL(`/profile/${mia}`);
});

test('a member’s page that is opened by its address is drawn once: nothing moves what is being read', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await family(stack);
  await guest.signIn(page);
  const release = await holdBack(page, '**/api/activities/locations/*/contacts');
  const read = page.waitForResponse(/\/api\/profile\/contacts\/\d+$/i);
  await page.goto(`/profile/${ids[1]}`);
  await (await read).finished();
  await page.waitForTimeout(500);
  const photo = page.getByRole('heading', { name: 'Photo' });
  await expect(photo).toHaveCount(0);
  release();
  await expect(page.getByRole('button', { name: 'Add child registration' })).toBeVisible();
  await expect(photo).toBeVisible();
});

test('a long title keeps its words whole beside its state', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  const [, mia] = ids;
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids }, [1, 2, 3]);
  await openHome(page, guest);
  await page.evaluate(() => localStorage.setItem('arrival.language', '"de"'));
  await page.goto(`/profile/${mia}`);
  const title = page.getByRole('heading', { name: 'Kinderanmeldung' });
  await expect(title).toBeVisible();
  const lines = await title.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('where no location lets valid profiles be changed, only what is open can be filled in', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await family(stack, []);
  const selection = { ...places.villageAllMountain, contactIds: ids };
  await finish(stack, guest, selection, [1, 2]);
  expect(await openTasks(guest, selection)).toEqual([`4.${ids[0]}`]);
  await rewriteAnswers<object[]>(page, '**/api/locations', (locations) =>
    locations.map((location) => ({ ...location, isEditProfileLocation: false })),
  );
  await openHome(page, guest);
  await page.goto(`/profile/${ids[0]}`);
  await expect(page.getByRole('button', { name: 'Add photo' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Change/ })).toHaveCount(0);
});

test('nobody is told that a registration is missing which nobody asks of them', async ({ page, stack, database }) => {
  const { guest, ids } = await family(stack, [
    { firstName: 'Mia', age: 9 },
    { firstName: 'Theo', age: 17 },
  ]);
  const activityId = await buildActivity(database, {
    name: 'Kids only',
    taskIds: [await buildChildTask(database, { ageMax: 12 })],
  });
  const place = await buildLocation(database, {
    name: `Kids ${ids[0]}`,
    isEditProfileLocation: true,
    activityIds: [activityId],
  });
  await rewriteAnswers<{ id: number }[]>(page, '**/api/locations', (locations) =>
    locations.filter(({ id }) => id === place),
  );
  await openHome(page, guest, place);
  await expect(page.getByRole('button', { name: /^Mia Carter/ })).toBeVisible();
  await page.goto(`/profile/${ids[1]}`);
  await expect(page.getByText('Not Completed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add child registration' })).toBeVisible();
  await page.goto(`/profile/${ids[2]}`);
  await expect(page.getByRole('heading', { name: 'Theo Carter' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rental profile' })).toBeVisible();
  await expect(page.getByText('Not Completed')).toHaveCount(0);
});

test('every day of a profile is written in the operator’s way, that of an hour too', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  const [, mia] = ids;
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids }, [1, 2]);
  await openHome(page, guest);
  await page.goto(`/profile/${mia}`);
  await expect(page.getByText(/^Last changed \d\d\/\d\d\/\d{4}, \d/)).toHaveCount(1);
  await expect(page.getByText(/^Signed by .* \d\d\/\d\d\/\d{4}, \d/)).toHaveCount(1);
  await expect(page.getByText(/(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d/)).toHaveCount(0);
});

test('on paper the cards of a profile keep their distance', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  const [, mia] = ids;
  await openHome(page, guest);
  await page.goto(`/profile/${mia}`);
  await expect(page.getByRole('heading', { name: 'Photo' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const edges = await page
    .locator('main > section')
    .evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    );
  const gaps = edges.slice(1).map(({ top }, index) => top - (edges[index]?.bottom ?? 0));
  expect(gaps.length).toBeGreaterThan(1);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(16);
});
