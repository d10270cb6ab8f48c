import { expect, type Page } from '@playwright/test';

/**
 * From now on the page notes what a screen reader says by itself: what changes in a live region that was there before, and an alert that comes.
 * What lies behind an open dialog is silent. Before the page is opened.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const before = new WeakMap<Element, string>();
    const said: string[] = [];
    Object.assign(window, { saidByItself: said });
    const look = () => {
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live], output')) {
        const words = (region.textContent ?? '').trim();
        const known = before.get(region) ?? (region.getAttribute('role') === 'alert' ? '' : words);
        before.set(region, words);
        if (words && words !== known && (modal?.contains(region) ?? true)) said.push(words);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** So far. */
export const saidByItself = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { saidByItself: string[] }).saidByItself);

/** These words are said, alone or among others. */
export async function expectHeard(page: Page, words: string): Promise<void> {
  await expect.poll(async () => (await saidByItself(page)).join('\n')).toContain(words);
}
