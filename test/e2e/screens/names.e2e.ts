import { expect, type Page } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, openCheckIn, places } from '../../support/families';
import type { StackJson } from '../../support/stack-json';
import { test } from '../test';

const members = [
  { firstName: 'نور', lastName: 'الهاشمي', age: 11 },
  { firstName: 'ليان', lastName: 'الهاشمي', age: 8 },
  { firstName: 'さくら', lastName: '山本', age: 14 },
  { firstName: 'Wolfeschlegelsteinhausenbergerdorff', age: 9 },
];

/** The pass of a family with these names, whose gear waits in the shop. */
async function atPass(page: Page, stack: StackJson): Promise<void> {
  const { guest, ids } = await family(stack, members);
  const selection = { ...places.rental, contactIds: ids };
  await finish(stack, guest, selection, [1, 2]);
  await openCheckIn(page, guest, selection);
  await expect(page.getByText('Rental gear for 5')).toBeVisible();
}

/** Where each of these words stands in a text: one box for each line that it is on. */
const boxesOf = (page: Page, text: RegExp, words: string[]) =>
  page.getByText(text).evaluate((element, wanted) => {
    const node = element.firstChild as Text;
    return wanted.map((word) => {
      const range = document.createRange();
      range.setStart(node, node.data.indexOf(word));
      range.setEnd(node, node.data.indexOf(word) + word.length);
      return [...range.getClientRects()].map(({ left, top }) => ({ left, top }));
    });
  }, words);

test('in a sentence a name is whole, and names that are read from the right keep their order', async ({
  page,
  stack,
}) => {
  await atPass(page, stack);
  for (let width = 320; width <= 440; width += 8) {
    await page.setViewportSize({ width, height: 844 });
    const [sakura, noor, layan] = await boxesOf(page, /^Show your code at the rental shop/, ['さくら', 'نور', 'ليان']);
    expect(sakura, `at ${width} px`).toHaveLength(1);
    if (noor?.[0]?.top === layan?.[0]?.top) expect(noor?.[0]?.left).toBeLessThan(layan?.[0]?.left ?? 0);
  }
});

test('a name of one long word stays in its place on the pass', async ({ page, stack }) => {
  await atPass(page, stack);
  for (const width of [280, 320, 390, 844]) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`)
      .toBeLessThanOrEqual(width);
  }
});

test('of those who are still to come, no face covers the letters of another', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, members);
  const selection = { ...places.rental, contactIds: ids };
  await finish(stack, guest, selection, [1]);
  await openCheckIn(page, guest, selection);
  const faces = page.getByText('4 still to come').locator('..').locator('> :first-child > *');
  await expect(faces).toHaveCount(4);
  const covered = await faces.evaluateAll((all) =>
    all.flatMap((face, at) => {
      const letters = document.createRange();
      letters.selectNodeContents(face);
      const next = all[at + 1]?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY;
      return letters.getBoundingClientRect().right > next ? [face.textContent] : [];
    }),
  );
  expect(covered).toEqual([]);
});
