import { expect, type Locator, type Page } from '@playwright/test';
import { type ChosenFile, choosePhoto } from '../support/profiles';
import { WaiverScreen } from '../support/waiver';

/** A guest's thumb: does what a guest does, and counts it. A stroke of the pen is a tap; a field that has the focus needs none. */
export class Hand {
  taps = 0;
  typed = 0;

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps++;
  }

  async type(field: Locator, text: string): Promise<void> {
    await expect(field).toBeVisible();
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field);
    await this.page.keyboard.type(text);
    this.typed += text.length;
  }

  async draw(): Promise<void> {
    await new WaiverScreen(this.page).draw();
    this.taps++;
  }

  /** The button of ours; what the phone's own camera asks is not counted. */
  async photo(file: ChosenFile): Promise<void> {
    await choosePhoto(this.page, file);
    this.taps++;
  }

  /** For whoever changes the path next. */
  tell(who: string): void {
    console.log(`${who}: ${this.taps} taps, ${this.typed} typed characters`);
  }
}
