import type { LetIn, LetInRequest } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { browserAdministrator } from '../../support/browser-administrator';
import { type Family, places } from '../../support/families';
import type { StackJson } from '../../support/stack-json';

/** What staff give out, without the console: to the account holder at the tubing hill, unless said otherwise. */
export async function letIn(stack: StackJson, { ids }: Family, asked: Partial<LetInRequest> = {}): Promise<LetIn> {
  const administrator = await browserAdministrator(stack);
  const body = { locationId: places.tubing.locationId, ...asked };
  return (await administrator.call('POST', `/api/admin/guests/${ids[0]}/counter`, body)) as LetIn;
}

export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** The family is in. */
export const isIn = (page: Page) => expect(page.getByText('At the counter: Carter')).toBeVisible();

/** Where the tablet is between two families. */
export const waits = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Check in here' })).toBeVisible();

export const expectNothingKept = async (page: Page) =>
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toMatch(
    /Carter|arr_counter/,
  );
