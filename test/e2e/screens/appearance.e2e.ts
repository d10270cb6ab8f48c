import { expect } from '@playwright/test';
import { demoFamily, family, openHome } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { test } from '../test';

test('with reduced motion nothing moves, not even in the moment of joy', async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { guest } = await demoFamily(stack, 'sofia.marino@example.com');
  await openHome(page, guest);
  await page.getByRole('link', { name: 'Show pick-up codes' }).click();
  await expect(page.getByRole('list', { name: 'Checked in' })).toBeVisible();
  const moving = await page.evaluate(() =>
    document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 10),
  );
  expect(moving).toHaveLength(0);
});

test('dark mode is dark, and follows the phone at once', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await openHome(page, guest);
  const sheet = page.locator('main section').first();
  await expect(sheet).toBeVisible();
  const ink = () => sheet.evaluate((element) => getComputedStyle(element).color);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await ink();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ink).not.toBe(light);
});

test('home with something to do, and the form for a new member with its messages, have no barriers', async ({
  page,
  stack,
}) => {
  const { guest } = await family(stack);
  await openHome(page, guest);
  await expect(page.getByRole('button', { name: 'Check in (3)' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add a family member' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to my family' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please have another look' })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Carter');
  const { contacts } = (await guest.call('GET', '/api/profile')) as {
    contacts: { firstName: string; dateOfBirth: string }[];
  };
  await page.getByLabel('Date of birth').fill(contacts.find(({ firstName }) => firstName === 'Mia')?.dateOfBirth ?? '');
  await page.getByRole('button', { name: 'Add to my family' }).click();
  await expect(page.getByText('Mia Carter is already in your family')).toBeVisible();
  await expectAccessible(page);
});

test('a page with an error says so in its title, and no longer than that', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await openHome(page, guest);
  await page.getByRole('link', { name: 'Add a family member' }).click();
  await expect(page).toHaveTitle(/^Add a family member/);
  await page.getByRole('button', { name: 'Add to my family' }).click();
  await expect(page).toHaveTitle(/^Error: Add a family member/);
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').fill('Carter');
  await page.getByLabel('Date of birth').fill('2018-05-06');
  await expect(page).toHaveTitle(/^Add a family member/);
});

test('right to left, arrows point the other way', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await openHome(page, guest);
  await page.goto('/profile');
  const arrow = page.getByRole('link', { name: 'Home', exact: true }).locator('svg');
  const turned = () => arrow.evaluate((icon) => getComputedStyle(icon).transform !== 'none');
  expect(await turned()).toBe(false);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await turned()).toBe(true);
});

test('with letters twice as large, nothing on home is cut or lies over something else', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await openHome(page, guest);
  await page.getByRole('checkbox').first().waitFor();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await page.screenshot({ path: test.info().outputPath('home-200.png'), fullPage: true });
  expect(await page.evaluate(spoiltWords)).toEqual([]);
  const lowest = await page
    .getByRole('button', { name: 'Family code' })
    .evaluate((pill) => pill.getBoundingClientRect().bottom + scrollY);
  const picture = await page
    .locator('[class*="backdrop"]')
    .evaluate((one) => one.getBoundingClientRect().bottom + scrollY);
  expect(picture, 'light words stand on the picture').toBeGreaterThan(lowest);
});

/** Words of the page that leave the screen or their own box, or lie over other words. */
function spoiltWords(): string[] {
  const bar = [...document.querySelectorAll('main *')].filter((element) =>
    ['sticky', 'fixed'].includes(getComputedStyle(element).position),
  );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: { text: string; box: DOMRect }[] = [];
  const spoilt: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || !text || !element.checkVisibility() || bar.some((one) => one.contains(element))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    // Words for screen readers alone take one pixel.
    if (box.width < 2 || element.getBoundingClientRect().width < 2 || box.bottom < 0) continue;
    const isScrolled = element.closest('fieldset') !== null;
    if (!isScrolled && (box.right > innerWidth + 1 || box.left < -1)) spoilt.push(`off the screen: ${text}`);
    if (getComputedStyle(element).overflow === 'hidden' && element.scrollWidth > element.clientWidth + 1)
      spoilt.push(`cut: ${text}`);
    for (const other of words) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 2 && down > 4) spoilt.push(`${text} over ${other.text}`);
    }
    words.push({ text, box });
  }
  return spoilt;
}

test('where the logo does not come, the resort’s name stands in its place, and still leads home', async ({
  page,
  stack,
}) => {
  const { guest } = await family(stack, []);
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort('connectionfailed') : route.fallback(),
  );
  await openHome(page, guest);
  const brand = page.getByRole('banner').getByRole('link').first();
  await expect(brand).toHaveText(/\w/);
  await expect(brand.getByRole('img')).toHaveCount(0);
  await expect(brand).toHaveAttribute('href', '/home');
});

test('on the welcome page, too', async ({ page }) => {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort('connectionfailed') : route.fallback(),
  );
  await page.goto('/welcome');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('#main img')).toHaveCount(0);
  await expect(page.locator('#main').getByText(/\w/).first()).toBeVisible();
});
