import type { Locator, Page } from '@playwright/test';
import { busyOr } from './waiver';

export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: busyOr('Save and continue|Continue|Update') });
export const completeButton = (page: Page): Locator => page.getByRole('button', { name: 'Complete', exact: true });

interface RentalTyped {
  ability?: RegExp;
  /** Feet and inches, or centimetres. */
  height?: [feet: string, inches: string] | string;
  weight?: string;
  shoeSize?: string;
}

/** In the units that the switch shows; what is typed unless told otherwise is usual from six years on. */
export async function fillRental(page: Page, typed: RentalTyped = {}): Promise<void> {
  const isMetric = await page.getByRole('switch', { name: /Metric/ }).isChecked();
  const [height, weight] = isMetric ? ['139', '41'] : [['4', '7'] as const, '90'];
  await fillHeight(page, typed.height ?? height);
  await page.getByLabel(isMetric ? 'Weight, kg' : 'Weight, lb').fill(typed.weight ?? weight);
  await page
    .getByRole('radio', { name: typed.ability ?? /^Comfortable/ })
    .first()
    .check();
  await page.getByLabel('Shoe size').fill(typed.shoeSize ?? 'US 9');
}

async function fillHeight(page: Page, height: readonly [string, string] | string): Promise<void> {
  if (typeof height === 'string') return page.getByLabel('Height, cm').fill(height);
  await page.getByLabel('Height, ft').fill(height[0]);
  await page.getByLabel('Height, in').fill(height[1]);
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
