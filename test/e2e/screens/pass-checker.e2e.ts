import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { withFeatures } from '../support/features';
import { test } from '../test';

const unknown = {
  isValid: false,
  productName: null,
  validFrom: null,
  validTo: null,
  reasonCode: 'unknown',
  reasonText: null,
};
const valid = { ...unknown, isValid: true, productName: 'Season pass', validTo: '2027-04-30', reasonCode: null };

/** The page of a resort with the feature; what its API says is in test/api/passes/pass-check.spec.ts. */
async function atPassChecker(page: Page, locations: { name: string; value: string }[]) {
  await withFeatures(page, ['PassChecker']);
  await page.route('**/api/profile/passes/locations', (route) => route.fulfill({ json: { locations } }));
  await page.route('**/api/profile/passes/check', (route) =>
    route.fulfill({ json: route.request().postDataJSON().passId === 'SP1' ? valid : unknown }),
  );
  await page.goto('/pass-checker');
  await expect(page.getByRole('heading', { level: 1, name: 'Check a pass' })).toBeVisible();
}

test('a pass is checked for a day at a lift, and what is missing is said', async ({ page }) => {
  await atPassChecker(page, [{ name: 'Gondola', value: 'G1' }]);
  await expectAccessible(page);
  const button = page.getByRole('button', { name: 'Check pass' });
  await button.click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please have another look' });
  await expect(summary.getByRole('listitem')).toHaveText([
    'Please type the number of the pass',
    'Please choose a lift',
  ]);
  await page.getByLabel('Pass or RFID number').fill('SP1');
  await page.getByLabel('Date').fill('2026-12-20');
  await page.getByLabel('Lift').selectOption('Gondola');
  const asked = page.waitForRequest('**/api/profile/passes/check');
  await button.click();
  expect((await asked).postDataJSON()).toEqual({ passId: 'SP1', date: '2026-12-20', accessLocation: 'G1' });
  const said = page.getByRole('alert').filter({ hasText: 'This pass is valid' });
  await expect(said).toContainText('Season pass');
  await expectAccessible(page);
  await page.getByLabel('Pass or RFID number').fill('SP9');
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'This pass is not valid' })).toContainText('We know no pass');
  await expectAccessible(page);
});

test('without lifts none is asked for; whoever guesses too often is told to wait', async ({ page }) => {
  await atPassChecker(page, []);
  await expect(page.getByLabel('Lift')).toHaveCount(0);
  const problem = { type: 'about:blank', title: '', status: 429, code: 'request.too_many', errors: [], traceId: 'a' };
  await page.route('**/api/profile/passes/check', (route) => route.fulfill({ status: 429, json: problem }));
  await page.getByLabel('Pass or RFID number').fill('SP9');
  await page.getByRole('button', { name: 'Check pass' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please try again in a few minutes' })).toBeVisible();
});
