import { expect, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import type { TestDatabase } from '../../support/database';
import { family, openCheckIn, openHome } from '../../support/families';
import { ownPlace } from '../support/own-place';
import { test } from '../test';

const codes = (page: Page) => page.getByRole('img', { name: /^Pick-up code of/ });
const showCodes = (page: Page) => page.getByRole('link', { name: 'Show pick-up codes' });

/** Each has a pass that waits to be printed. */
const sellPasses = (database: TestDatabase, ids: readonly number[]) =>
  database.rows(
    'insert into pass_media (contact_id, product_id) select unnest($1::bigint[]), min(product_id) from product',
    [ids],
  );

test('home’s codes are the whole family’s, whoever checked in last', async ({ page, stack, database }) => {
  const place = await ownPlace(database, {});
  const { guest, ids } = await family(stack);
  await sellPasses(database, ids);
  await finish(stack, guest, { ...place, contactIds: ids.slice(0, 1) }, [1]);
  await openHome(page, guest, place.locationId);
  await page.getByRole('button', { name: 'Check in (2)' }).click();
  await expect(page).toHaveURL('/checkin/waiver');
  await finish(stack, guest, { ...place, contactIds: ids.slice(1) }, [1]);
  await page.goto('/home');
  await showCodes(page).click();
  await expect(page.getByRole('heading', { name: '3 ready to pick up' })).toBeVisible();
  await expect(codes(page)).toHaveCount(3);
  await page.reload();
  await expect(codes(page), 'also after a reload').toHaveCount(3);
});

test('a check-in that was left elsewhere does not hide the codes of the place on home', async ({
  page,
  stack,
  database,
}) => {
  const [left, here] = [await ownPlace(database, {}), await ownPlace(database, {})];
  const { guest, ids } = await family(stack, []);
  await sellPasses(database, ids);
  await finish(stack, guest, { ...here, contactIds: ids }, [1]);
  const { name } = await database.row<{ name: string }>('select name from location where id = $1', [here.locationId]);
  await openCheckIn(page, guest, { ...left, contactIds: ids });
  await expect(page).toHaveURL('/checkin/waiver');
  await openHome(page, guest, here.locationId);
  await showCodes(page).click();
  await expect(codes(page)).toHaveCount(1);
  await expect(page).toHaveURL('/checkinComplete');
  await expect(page.getByRole('heading', { name })).toBeVisible();
});
