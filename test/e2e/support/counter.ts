import type { LetIn } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { browserAdministrator } from '../../support/browser-administrator';
import { type Family, places } from '../../support/families';
import type { StackFacts } from '../../support/stack-facts';

/** What staff give out, without the console. */
export async function letIn(stack: StackFacts, { ids }: Family): Promise<LetIn> {
  const administrator = await browserAdministrator(stack);
  const { locationId } = places.tubing;
  return (await administrator.call('POST', `/api/admin/guests/${ids[0]}/counter`, { locationId })) as LetIn;
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
