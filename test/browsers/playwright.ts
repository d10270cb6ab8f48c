import type { BrowserType } from '@playwright/test';
import { type Driver, phoneWindow } from './driver';

/** A browser that Playwright leads: its own builds of Firefox and WebKit, or a Chromium. */
export async function byPlaywright(kind: BrowserType, options: Parameters<BrowserType['launch']>[0]): Promise<Driver> {
  const browser = await kind.launch(options);
  const page = await browser.newPage({ viewport: phoneWindow });
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: (text, ...args) => page.evaluate(`(${text}).apply(null, ${JSON.stringify(args)})`),
    stroke: async ([first = { x: 0, y: 0 }, ...others]) => {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y, { steps: 3 });
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    give: (selector, file) => page.locator(selector).first().setInputFiles(file),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
