import { expect } from '@playwright/test';
import { finish } from '../../support/answers';
import { demoFamily, family, openHome, places } from '../../support/families';
import { test } from '../test';

test('each card says what is left and why; who is finished is not asked again', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids.slice(0, 1) }, [1, 2, 3, 4]);
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids.slice(1, 2) }, [1]);
  await openHome(page, guest);
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(card('Emma Carter').first()).toContainText('ready');
  await expect(page.getByRole('checkbox', { name: /Emma/ })).toHaveCount(0);
  await expect(card('Mia Carter').first()).toContainText('1 of 4 done');
  await expect(page.getByRole('list', { name: 'Needed for All-Mountain Day' }).first().getByRole('listitem')).toHaveText([
    'Rental fit',
    'Child registration',
    'Photo',
  ]);
  await page.getByRole('checkbox', { name: /Leo/ }).uncheck();
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Mia Carter' })).toBeVisible();
  await expect(page.getByText('Leo Carter')).toHaveCount(0);
});

test('another activity asks for its own tasks', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await openHome(page, guest);
  await page.getByRole('radio', { name: /Night Skiing/ }).check();
  await expect(page.getByRole('list', { name: 'Needed for Night Skiing' }).getByRole('listitem')).toHaveText(['Waiver', 'Waiver']);
  await page.getByRole('radio', { name: /All-Mountain Day/ }).check();
  await expect(page.getByRole('list', { name: 'Needed for All-Mountain Day' }).getByRole('listitem')).toHaveCount(3);
});

test('where purchases decide, the card names what was bought', async ({ page, stack }) => {
  const { guest } = await demoFamily(stack, 'james.oconnor@example.com');
  await openHome(page, guest, 2);
  await expect(page.getByRole('button', { name: 'Location: Ski School' })).toBeVisible();
  await expect(page.getByRole('list', { name: /^Needed for .*(Lesson|Camp|School)/i }).first()).toBeVisible();
});
