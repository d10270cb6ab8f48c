import type { GuestHit, StaffHousehold } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { signedIn } from '../../support/browser-administrator';
import type { StackJson } from '../../support/stack-json';
import { test } from '../test';

/** Stickers of the printer at the counter, once the browser was asked to print. */
async function stickers(page: Page): Promise<number> {
  await expect.poll(() => page.evaluate(() => (window as { printed?: number }).printed)).toBe(1);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function openMarino(page: Page, stack: StackJson): Promise<void> {
  const administrator = await signedIn(page, stack);
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: 1 });
  });
  const filter = encodeURIComponent(JSON.stringify({ q: 'luca marino' }));
  const [luca] = (await administrator.call('GET', `/api/admin/guests?filter=${filter}`)) as [GuestHit];
  await page.goto(`/admin/guests/${luca.contactId}`);
}

/** The household as it is, but for Luca. */
const withLuca = (page: Page, changes: (luca: StaffHousehold['members'][number]) => object) =>
  page.route(/\/api\/admin\/guests\/\d+$/, async (route) => {
    const response = await route.fetch();
    const household = (await response.json()) as StaffHousehold;
    const members = household.members.map((member) =>
      member.firstName === 'Luca' ? { ...member, ...changes(member) } : member,
    );
    await route.fulfill({ response, json: { ...household, members } });
  });

test('one press prints the labels of a family, each on one sticker', async ({ page, stack }) => {
  await openMarino(page, stack);
  await page.getByRole('region', { name: 'Waits at the desk' }).getByRole('button', { name: 'Print 2 labels' }).click();
  expect(await stickers(page)).toBe(2);
});

test('a label stays on one sticker, however much stands on it', async ({ page, stack }) => {
  await withLuca(page, ({ rentalLabel }) => ({
    firstName: 'Maximiliana-Alexandrina Wolfeschlegelsteinhausen',
    lastName: 'von und zu Bergerdorff-Oleksandrivska',
    rentalLabel: { ...rentalLabel, bootSoleMm: 305, shoeSize: 'Mens 10 and a half, wide, US sizes' },
  }));
  await openMarino(page, stack);
  const card = page.getByRole('article', { name: /^Maximiliana/ });
  await card.getByRole('button', { name: 'Print the label' }).click();
  const label = page.locator('.printed');
  await expect(label).toContainText('von und zu Bergerdorff-Oleksandrivska');
  await expect(label).toContainText(/answers of \d\d\/\d\d\/\d\d/);
  expect(await stickers(page)).toBe(1);
});

test('answers that ran out say so, on the screen and on the label', async ({ page, stack }) => {
  const old = { isValid: false, validUntil: '2025-11-03', updatedAtUtc: '2024-11-03T09:00:00.000Z' };
  await withLuca(page, ({ rentalLabel }) => ({ rentalLabel: { ...rentalLabel, ...old } }));
  await openMarino(page, stack);
  const card = page.getByRole('article', { name: 'Luca Marino' });
  await expect(card.getByRole('alert')).toContainText('ran out on Nov 3, 2025');
  await card.getByRole('button', { name: 'Print the label' }).click();
  await expect(page.locator('.printed')).toContainText('ran out on Nov 3, 2025');
});
