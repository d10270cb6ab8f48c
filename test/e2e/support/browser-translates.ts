import type { Page } from '@playwright/test';

/** As Chrome does for who reads no language of ours: each text is taken out of the page, and a `font` with another one put in its place. */
export async function browserTranslates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      for (const text of texts) {
        if (!/\p{L}/u.test(text.data) || text.parentElement?.closest('font, style, script, title')) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    };
    addEventListener('DOMContentLoaded', () => {
      if (location.origin === 'null') return;
      translate(document.body);
      new MutationObserver(() => translate(document.body)).observe(document.body, { childList: true, subtree: true });
    });
  });
}
