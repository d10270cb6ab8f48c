import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';

type Fault = 'none' | 'no connection' | 'server error' | 'answer lost' | 'no server';

/**
 * The next calls of a path fail in these ways, or not, one after the other; from then on they get through. The last one that fails waits until the
 * answer of this is called, when it is to be held: what the page says meanwhile stays to be seen.
 */
export async function failNext(
  page: Page,
  path: string,
  faults: Fault[],
  { holdsLast = false } = {},
): Promise<() => void> {
  const left = [...faults];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(path, async (route) => {
    const fault = left.shift();
    if (fault && holdsLast && left.length === 0) await released;
    if (fault === 'no connection') return route.abort('connectionfailed');
    if (fault === 'no server') return route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' });
    if (fault === 'server error') {
      const problem = {
        type: 'about:blank',
        title: 'Something went wrong',
        status: 500,
        code: 'server.error',
        traceId: '0af7651916cd43dd8448eb21',
      };
      return route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(problem) });
    }
    if (fault === 'answer lost') {
      await route.fetch();
      return route.abort('connectionreset');
    }
    return route.continue();
  });
  return release;
}

/** Holds every call of a path back until the answer of this is called. */
export async function holdBack(page: Page, path: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Every call of a path takes that much longer, as on a slow line. A page that has gone on meanwhile waits for none. */
export async function delay(page: Page, path: string, ms: number): Promise<void> {
  await page.route(path, async (route) => {
    await pause(ms);
    await route.continue().catch((error: Error) => {
      if (!/closed|already handled/i.test(error.message)) throw error;
    });
  });
}

/** The server's own answers of a path, changed on their way to this browser alone. A page that has gone on meanwhile waits for none. */
export async function rewriteAnswers<Answer>(
  browser: Page | BrowserContext,
  path: string,
  change: (answer: Answer) => unknown,
): Promise<void> {
  await browser.route(path, async (route) => {
    try {
      const answer = (await (await route.fetch()).json()) as Answer;
      await route.fulfill({ json: change(answer) });
    } catch (error) {
      if (!/disposed|closed|already handled/i.test((error as Error).message)) throw error;
    }
  });
}
