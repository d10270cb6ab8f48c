import { type ClientSettings, languageTags } from '@arrival/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import { newFamily } from '../../support/browser-guest';
import { born } from '../../support/build-household';
import { demoFamily, family, five, nine, openHome, places } from '../../support/families';
import type { StackJson } from '../../support/stack-json';
import { delay, holdBack, rewriteAnswers } from '../support/network';
import { ownPlace } from '../support/own-place';
import { test } from '../test';

test('each card says what is left and why; who is finished is not asked again', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids.slice(0, 1) }, [1, 2, 3, 4]);
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids.slice(1, 2) }, [1]);
  await openHome(page, guest);
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(card('Emma Carter').first()).toContainText('Ready');
  await expect(page.getByRole('checkbox', { name: /Emma/ })).toHaveCount(0);
  await expect(card('Mia Carter').first()).toContainText('1 of 4 done');
  await page.getByRole('button', { name: /^Mia Carter/ }).click();
  await expect(
    page.getByRole('list', { name: 'Needed for All-Mountain Day' }).first().getByRole('listitem'),
  ).toHaveText(['Rental profile', 'Child registration', 'Photo']);
  await page.getByRole('checkbox', { name: /Leo/ }).uncheck();
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Mia Carter' })).toBeVisible();
  await expect(page.getByText('Leo Carter')).toHaveCount(0);
});

test('a bar above the page moves the picture with the words that stand on it', async ({ page, stack, context }) => {
  const { guest } = await family(stack, []);
  await openHome(page, guest);
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
  const title = page.getByRole('heading', { level: 1 });
  const below = async () => (await top(title)) - (await top(page.locator('[class*="_backdrop_"]')));
  const usual = await below();
  await context.setOffline(true);
  await expect(page.getByText('No connection').first()).toBeVisible();
  await expect.poll(below).toBe(usual);
});

test('what was chosen by hand stays while the guest is elsewhere, until the check-in is through', async ({
  page,
  stack,
}) => {
  const { guest, ids } = await family(stack);
  await openHome(page, guest);
  const leo = page.getByRole('checkbox', { name: /Leo/ });
  await leo.uncheck();
  await page.getByRole('link', { name: /, your profile$/ }).click();
  await expect(page).toHaveURL('/profile');
  await page.goBack();
  await expect(leo).not.toBeChecked();
  await page.getByRole('button', { name: /^All-Mountain Day/ }).click();
  await page.getByRole('radio', { name: /Night Skiing/ }).check();
  await page.reload();
  await page.getByRole('button', { name: /^Night Skiing/ }).click();
  await page.getByRole('radio', { name: /All-Mountain Day/ }).check();
  await expect(leo).not.toBeChecked();
  await page.getByRole('button', { name: 'Check in (2)' }).click();
  await expect(page).toHaveURL('/checkin/waiver');
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids.slice(0, 2) }, [1, 2, 3, 4]);
  await page.goto('/checkinComplete');
  await page.getByRole('link', { name: 'Back to your family' }).click();
  await expect(leo).toBeChecked();
});

test('another activity asks for its own tasks', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await openHome(page, guest);
  await page.getByRole('button', { name: /^All-Mountain Day/ }).click();
  await page.getByRole('radio', { name: /Night Skiing/ }).check();
  await page.getByRole('button', { name: /^Emma Carter/ }).click();
  await expect(page.getByRole('list', { name: 'Needed for Night Skiing' }).getByRole('listitem')).toHaveText([
    'Liability Release',
    'Night Terrain Agreement',
  ]);
  await page.getByRole('radio', { name: /All-Mountain Day/ }).check();
  await expect(page.getByRole('list', { name: 'Needed for All-Mountain Day' }).getByRole('listitem')).toHaveCount(3);
});

test('where purchases decide, the card names what was bought', async ({ page, stack }) => {
  const { guest } = await demoFamily(stack, 'james.oconnor@example.com');
  await openHome(page, guest, 2);
  await expect(page.getByRole('button', { name: 'Location: Ski School' })).toBeVisible();
  const withTasks = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await withTasks.first().getByRole('button').click();
  await expect(page.getByRole('list', { name: /^Needed for .*(Lesson|Camp|School)/i }).first()).toBeVisible();
});

/** Of what must be seen at once, what is not: below the window, or behind the bar with the one button. */
const belowTheFold = (page: Page) =>
  page.evaluate(() => {
    const button = [...document.querySelectorAll('main button')].at(-1);
    const fold = button?.parentElement?.parentElement?.getBoundingClientRect();
    const rows = [...document.querySelectorAll('main li:has(input)')].map((row) => row.getBoundingClientRect());
    const lowest = Math.max(...rows.map(({ bottom }) => bottom));
    const isThere = fold !== undefined && fold.bottom <= innerHeight && scrollY === 0;
    return { rows: rows.length, isThere, hidden: isThere ? Math.max(0, lowest - fold.top) : innerHeight };
  });

/** What is left of a member, where the row does not have all of it. */
const cutShort = (page: Page) =>
  page
    .locator('main li [class*="_what_"]')
    .evaluateAll((all) => all.filter((what) => what.scrollWidth > what.clientWidth).map((what) => what.textContent));

for (const others of [five.slice(0, 3), five]) {
  const all = others.length + 1;
  test(`the whole family of ${all} and the one button are above the fold`, async ({ page, stack }) => {
    const { guest } = await family(stack, others);
    await openHome(page, guest);
    await expect(page.getByRole('button', { name: `Check in (${all})` })).toBeVisible();
    for (const language of languageTags) {
      await page.locator('select[autocomplete="language"]').selectOption(language, { force: true });
      await expect(page.locator(`html[lang="${language}"]`)).toBeAttached();
      await expect
        .poll(async () => ({ language, cut: await cutShort(page), ...(await belowTheFold(page)) }))
        .toEqual({ language, cut: [], rows: all, isThere: true, hidden: 0 });
    }
  });
}

test('on a narrow phone what is left of a large family is read whole', async ({ page, stack }) => {
  const { guest } = await family(stack, nine);
  await openHome(page, guest);
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(async () => ({ width, cut: await cutShort(page) })).toEqual({ width, cut: [] });
  }
});

test('on the outer screen of a folded phone a usual name and the age stand on one line', async ({ page, stack }) => {
  await page.setViewportSize({ width: 280, height: 653 });
  const { guest } = await family(stack, [{ firstName: 'Daniel', age: 41 }]);
  await openHome(page, guest);
  await expect(page.getByRole('button', { name: /^Daniel Carter/ })).toBeVisible();
  const lines = await page
    .locator('main li [class*="_who_"]')
    .evaluateAll((names) =>
      names.map((name) => name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight)),
    );
  expect(lines).toEqual([1, 1]);
});

test('who is ready and may still do something optional is told what, and why', async ({ page, stack, database }) => {
  const place = await ownPlace(database, { isOptional: true });
  const { guest } = await family(stack, []);
  await openHome(page, guest, place.locationId);
  const row = page.getByRole('button', { name: /^Emma Carter/ });
  await expect(row).toContainText('Optional: waiver');
  await expect(page.getByRole('checkbox', { name: 'Emma Carter' })).toBeChecked();
  await row.click();
  await expect(page.getByRole('list', { name: /^Optional for Own/ })).toHaveText('Waiver');
});

/** From the next load on, the operator has written these texts. */
async function withTexts(page: Page, texts: Record<string, Record<string, string>>): Promise<void> {
  await rewriteAnswers<ClientSettings>(page, '**/api/settings/client', (settings) => {
    const language = JSON.parse(settings.languageSettings) as Record<string, object>;
    for (const [section, own] of Object.entries(texts)) language[section] = { ...language[section], ...own };
    return { ...settings, languageSettings: JSON.stringify(language) };
  });
}

const counts = '{MemberCount} chosen, {QRCodeCount} codes, {unactivatdCount} to activate';
const texts = {
  home: {
    checkInTitle: `Title: ${counts}`,
    membersTitle: `Family: ${counts}`,
    checkInButton: `Go: ${counts}`,
    allDone: `Done: ${counts}`,
  },
  checkIn: { photoNote: `Photo: ${counts}` },
};

test('every text of home and of check-in knows who is chosen and what is ready', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids }, [1, 2, 3]);
  await withTexts(page, texts);
  await openHome(page, guest);
  await expect(page.getByRole('heading', { name: 'Title: 3 chosen, 0 codes, 0 to activate' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Family: 3 chosen, 0 codes, 0 to activate' })).toBeVisible();
  await page.getByRole('checkbox', { name: /Leo/ }).uncheck();
  await expect(page.getByRole('heading', { name: 'Title: 2 chosen, 0 codes, 0 to activate' })).toBeVisible();
  await page.getByRole('button', { name: 'Go: 2 chosen, 0 codes, 0 to activate' }).click();
  const note = page.getByText('Photo: 2 chosen, 0 codes, 0 to activate');
  await expect(note).toBeVisible();
  await page.reload();
  await expect(note).toBeVisible();
});

/** Where the family's rows have stood since the page began, in pixels from its top. */
async function watchFamily(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const seen: number[] = [];
    const look = () => {
      const top = document.querySelector('main ul')?.getBoundingClientRect().top;
      if (top !== undefined && !seen.includes(Math.round(top))) seen.push(Math.round(top));
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { familySeenAt: seen });
  });
  return () => page.evaluate(() => (window as unknown as { familySeenAt: number[] }).familySeenAt);
}

const noticed = [
  {
    who: 'who is ready',
    is: 'Everybody is ready',
    file: '**/home-notice*',
    sign: async (stack: StackJson) => {
      const { guest, ids } = await family(stack);
      await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids }, [1, 2, 3, 4]);
      return guest;
    },
  },
  {
    who: 'a minor',
    is: 'An adult must sign for you',
    file: '**/path-*',
    sign: (stack: StackJson) => newFamily(stack, [], { birthdate: born(16) }),
  },
];
for (const { who, is, file, sign } of noticed)
  test(`${who} is told so as soon as the rows are drawn, which move for nothing`, async ({ page, stack }) => {
    const guest = await sign(stack);
    await delay(page, file, 800);
    const seenAt = await watchFamily(page);
    await openHome(page, guest);
    await expect(page.getByText(is)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Emma Carter/ })).toBeVisible();
    expect(await seenAt()).toHaveLength(1);
  });

test('with nothing left to choose, the codes are counted', async ({ page, stack }) => {
  const { guest } = await demoFamily(stack, 'sofia.marino@example.com');
  await withTexts(page, texts);
  await openHome(page, guest);
  await expect(page.getByText('Done: 0 chosen, 2 codes, 0 to activate')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Title: 0 chosen, 2 codes, 0 to activate' })).toBeVisible();
});

test('who goes elsewhere while the tasks are asked for stays there', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  const letCome = await holdBack(page, '**/api/tasks/ContactTaskGrouping/**');
  await openHome(page, guest);
  await page.getByRole('button', { name: 'Check in (1)' }).click();
  await page
    .getByRole('link', { name: /profile/i })
    .first()
    .click();
  await expect(page).toHaveURL('/profile');
  const come = page.waitForResponse('**/api/tasks/ContactTaskGrouping/**');
  letCome();
  await (await come).finished();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/profile');
});
