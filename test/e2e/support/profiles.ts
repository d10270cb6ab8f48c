import type { Locator, Page } from '@playwright/test';
import { busyOr } from './waiver';

export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: busyOr('Save and continue|Continue|Update') });
export const completeButton = (page: Page): Locator => page.getByRole('button', { name: 'Complete', exact: true });

interface RentalTyped {
  ability?: RegExp;
  height?: string;
  weight?: string;
  shoeSize?: string;
}

export async function fillRental(page: Page, typed: RentalTyped = {}): Promise<void> {
  await page
    .getByRole('radio', { name: typed.ability ?? /^Type II moderate|^Type II\b/i })
    .first()
    .check();
  await page.getByLabel('Height', { exact: true }).selectOption(typed.height ?? 'J');
  await page.getByLabel('Weight', { exact: true }).selectOption(typed.weight ?? 'G');
  await page.getByLabel('Shoe size').fill(typed.shoeSize ?? 'US 9');
}

/** The prefilled primary contact stays. */
export async function fillContacts(page: Page): Promise<void> {
  await page.getByLabel('Primary Phone #').fill('+1 970 555 0100');
  await page.getByLabel('Alternate Contact').fill('Daniel Carter');
  await page.getByLabel('Secondary Phone #').fill('+1 970 555 0101');
}

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Hands a file to the hidden gallery input, as the phone's picker would. */
export async function choosePhoto(page: Page, file: ChosenFile | string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Add|Update) Photo$/ }).click();
  await (await chooser).setFiles(file);
}

export const usePhoto = (page: Page): Locator => page.getByRole('button', { name: 'Use this photo' });
