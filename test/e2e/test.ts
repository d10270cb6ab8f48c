import { test as base, expect } from '@playwright/test';
import type { TestDatabase } from '../support/database';
import { publishedStack } from '../support/environment';
import { openStackDatabase } from '../support/stack-database';
import type { StackJson } from '../support/stack-json';

interface Fixtures {
  stack: StackJson;
  /** The stack's database, for what only an administrator or the resort's systems could have done. */
  database: TestDatabase;
  /** Nothing may break without a word: an exception in the page fails the test. */
  unbroken: undefined;
  /** An answer that is still being changed on its way when the test ends is nobody's fault. */
  unanswered: undefined;
}

/** An exception that nobody caught, or that React caught and wrote down. */
const anException = /^(Uncaught )?\w*Error: /;

/** Playwright's test with the running stack. Import `test` from here, `expect` from Playwright. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  stack: async ({}, use) => {
    const stack = publishedStack();
    if (!stack) throw new Error('No stack: run through playwright.config.ts, whose global setup starts one');
    await use(stack);
  },
  database: async ({ stack }, use) => {
    const database = await openStackDatabase(stack);
    await use(database);
    await database.drop();
  },
  unbroken: [
    async ({ page }, use) => {
      const broken: string[] = [];
      page.on('pageerror', (error) => broken.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && anException.test(message.text())) broken.push(message.text());
      });
      await use(undefined);
      expect(broken, 'exceptions in the page').toEqual([]);
    },
    { auto: true },
  ],
  unanswered: [
    async ({ page, context }, use) => {
      await use(undefined);
      for (const routed of [page, context]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});
