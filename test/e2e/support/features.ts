import type { Page } from '@playwright/test';
import { rewriteAnswers } from './network';

/** From the next load on, the page is that of a resort with these features; the stack of the tests has none. */
export async function withFeatures(page: Page, features: string[]): Promise<void> {
  await rewriteAnswers<object>(page, '**/api/settings/client', (settings) => ({ ...settings, features }));
}
