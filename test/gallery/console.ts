import type { GuestHit } from '@arrival/contracts';
import type { Page } from '@playwright/test';
import { browserAdministrator } from '../support/browser-administrator';
import type { BrowserGuest } from '../support/browser-guest';
import type { StackJson } from '../support/stack-json';

export async function signedIn(page: Page, stack: StackJson, email?: string): Promise<BrowserGuest> {
  const administrator = await browserAdministrator(stack, email);
  await administrator.signIn(page);
  return administrator;
}

/** The same page as `openConsole`, for whoever is not signed in yet. */
export async function signInAndOpen(page: Page, stack: StackJson, path: string): Promise<void> {
  await signedIn(page, stack);
  await openConsole(page, path);
}

/** Where the first guest who is found by these words is. */
export async function household(staff: BrowserGuest, q: string): Promise<string> {
  const [hit] = (await staff.call(
    'GET',
    `/api/admin/guests?filter=${encodeURIComponent(JSON.stringify({ q }))}`,
  )) as GuestHit[];
  return `guests/${hit?.contactId}`;
}

/** A page of the console, once it has its title and what it reads. */
export async function openConsole(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/${path}`);
  await page.getByRole('heading', { level: 1 }).filter({ hasText: /\S/ }).waitFor();
  await page.waitForLoadState('networkidle');
}
