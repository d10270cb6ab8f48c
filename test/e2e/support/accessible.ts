import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
// The waiver's text lives in a frame without scripts, where axe cannot run.
const scriptless = 'iframe[sandbox]';

/** No violation of WCAG 2.2 AA in what is shown now; in dark colours too, where nothing but the colours is different. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    const axe = new AxeBuilder({ page }).exclude(scriptless);
    const { violations } = await (colorScheme === 'light' ? axe.withTags(wcag22AA) : axe.withRules(rulesOfColour)).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    );
    expect(found, `${page.url()} in ${colorScheme} colours`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** Colours fade over; what is measured is where they end. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime as number));
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
