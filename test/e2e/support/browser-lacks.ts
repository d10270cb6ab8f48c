import type { Page } from '@playwright/test';

/** A browser that keeps nothing, as private windows do: what has no answer waits on the page itself. */
export async function keepsNothing(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
}

/** From now on this phone is full: what is there stays, and nothing more is taken. */
export async function isFull(page: Page): Promise<void> {
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('The phone is full', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { add: refuse, put: refuse });
  });
}

/** A browser whose page may keep nothing in its tab: asking for the place throws. */
export async function hasNoStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: refuse });
  });
}

/** As an iPhone that iOS 16 does not run on: signals do not end by themselves, nor join, and no style sheet can be made. */
export async function isOfOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['timeout', 'any']) Reflect.deleteProperty(AbortSignal, name);
    for (const name of ['replace', 'replaceSync']) Reflect.deleteProperty(CSSStyleSheet.prototype, name);
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
  });
}

/** A browser that shows no camera; `capture` says whether it opens the phone's own. */
export async function hasNoCamera(page: Page, { capture = false } = {}): Promise<void> {
  await page.addInitScript((opensPhones) => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
    const { prototype } = HTMLInputElement;
    if (opensPhones) Object.defineProperty(prototype, 'capture', { value: '', configurable: true, writable: true });
    else Reflect.deleteProperty(prototype, 'capture');
  }, capture);
}
