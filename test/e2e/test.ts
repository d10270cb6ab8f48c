import { test as base } from '@playwright/test';
import { publishedStack } from '../support/environment';
import type { StackFacts } from '../support/stack-facts';

/** Playwright's test with the running stack. Import `test` from here, `expect` from Playwright. */
export const test = base.extend<{ stack: StackFacts }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  stack: async ({}, use) => {
    const stack = publishedStack();
    if (!stack) throw new Error('No stack: run through playwright.config.ts, whose global setup starts one');
    await use(stack);
  },
});
