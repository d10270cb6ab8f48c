import { expect, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, openCheckIn, places } from '../../support/families';
import type { StackJson } from '../../support/stack-json';
import { turnOf } from './waiver';

/** Emma and Mia at the rental shop; the waivers are signed. */
export async function atRental(page: Page, stack: StackJson) {
  const { guest, ids } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
  const selection = { ...places.rental, contactIds: ids };
  await finish(stack, guest, selection, [1]);
  await openCheckIn(page, guest, selection);
  await expect(turnOf(page, 'Emma Carter')).toBeVisible();
  return { guest, ids };
}
