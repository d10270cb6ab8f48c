import { expect, type Frame, type Page } from '@playwright/test';
import axe from 'axe-core';

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
const runs: { colorScheme: 'light' | 'dark'; runOnly: axe.RunOnly }[] = [
  { colorScheme: 'light', runOnly: { type: 'tag', values: wcag22AA } },
  { colorScheme: 'dark', runOnly: { type: 'rule', values: rulesOfColour } },
];
// The waiver's text lives in a frame without scripts, where axe cannot run.
const scriptless = 'iframe[sandbox]';

/** No violation of WCAG 2.2 AA in what is shown now; in dark colours too, where nothing but the colours is different. */
export async function expectAccessible(page: Page): Promise<void> {
  await Promise.all(page.frames().map(bringAxe));
  for (const { colorScheme, runOnly } of runs) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, runOnly), `${page.url()} in ${colorScheme} colours`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
  expect(await fieldsWithoutHelp(page), 'fields without help for the keyboard').toEqual([]);
}

/** What axe finds in what is shown now, in the colours that it is shown in. */
export async function findViolations(page: Page): Promise<string[]> {
  await Promise.all(page.frames().map(bringAxe));
  return violations(page, { type: 'tag', values: wcag22AA });
}

/** A phone's keyboard shows the right keys and the right word on its last one, and fills in what it knows. */
function fieldsWithoutHelp(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The guest app's own fields: the provider and the console bring theirs.
    if (!document.getElementById('root') || location.pathname.startsWith('/admin')) return [];
    const typed = 'input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea';
    const lacks = (field: Element, names: string[]) =>
      names.filter((name) => !field.getAttribute(name)).map((name) => `${field.id}: ${name}`);
    return [
      ...[...document.querySelectorAll(typed)].flatMap((field) =>
        lacks(field, ['autocomplete', 'enterkeyhint', 'inputmode']),
      ),
      ...[...document.querySelectorAll('select')].flatMap((field) => lacks(field, ['autocomplete'])),
    ];
  });
}

/** Once for each document: to read axe takes longer than to run it. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await isScriptless(frame)) return;
  if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(axe.source);
}

async function isScriptless(frame: Frame): Promise<boolean> {
  if (!frame.parentFrame()) return false;
  return (await frame.frameElement()).evaluate(
    (node, selector) => node instanceof Element && node.matches(selector),
    scriptless,
  );
}

function violations(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'] };
  return page.evaluate(
    async ({ options, excluded }) => {
      // Colours fade over; what is measured is where they end.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const ending = document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime as number));
      await Promise.allSettled(ending.map((animation) => animation.finished));
      const { axe: brought } = window as unknown as { axe: typeof axe };
      const found = await brought.run({ exclude: [[excluded]] }, options);
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
      );
    },
    { options, excluded: scriptless },
  );
}
