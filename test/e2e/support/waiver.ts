import { expect, type Locator, type Page } from '@playwright/test';

/** A button that says where the save has got to while it waits. */
export const busyOr = (name: string): RegExp =>
  new RegExp(`^(${name}|Saving…|Trying again…|Waiting for connection|Waiting for sign-in)$`);

/** The waiver screen as a guest uses it. */
export class WaiverScreen {
  /** From the text to the sheet. */
  readonly goToSigning: Locator;
  readonly accept: Locator;
  readonly skip: Locator;
  readonly pad: Locator;
  readonly agree: Locator;
  /** What the signer is to the minors. */
  readonly relationship: Locator;
  /** That the other adults agreed. */
  readonly adultsAgreed: Locator;
  readonly typedName: Locator;
  readonly undo: Locator;
  readonly clear: Locator;
  readonly alert: Locator;

  constructor(private readonly page: Page) {
    this.goToSigning = page.getByRole('button', { name: 'Go to signing' });
    this.accept = page.getByRole('button', { name: busyOr('Accept') });
    this.skip = page.getByRole('button', { name: 'Skip Waiver' });
    this.pad = page.locator('canvas');
    this.agree = page.getByRole('checkbox', { name: /^I agree for/ });
    this.relationship = page.getByRole('group', { name: /^You are / });
    this.adultsAgreed = page.getByRole('checkbox', { name: /agreed that I sign for them$/ });
    this.typedName = page.getByRole('textbox', { name: 'Type your name' });
    this.undo = page.getByRole('button', { name: 'Undo' });
    this.clear = page.getByRole('button', { name: 'Clear' });
    this.alert = page.getByRole('alertdialog');
  }

  text(): ReturnType<Page['frameLocator']> {
    return this.page.frameLocator('iframe[title^="Text of"]');
  }

  /** Opens the sheet, unless it is open already: who signs for several goes on with it. */
  async open(): Promise<void> {
    await expect(this.goToSigning.or(this.accept)).toBeEnabled();
    if (await this.goToSigning.isVisible()) await this.goToSigning.click();
    await expect(this.accept).toBeVisible();
  }

  /** One stroke over the pad, by mouse. `height` is where it lies, from 0 (top) to 1. */
  async draw(height = 0.5): Promise<void> {
    await this.pad.scrollIntoViewIfNeeded();
    const box = await this.pad.boundingBox();
    if (!box) throw new Error('No pad');
    const at = (x: number, y: number): [number, number] => [box.x + box.width * x, box.y + box.height * y];
    await this.page.mouse.move(...at(0.2, height));
    await this.page.mouse.down();
    for (const [x, y] of [
      [0.35, -0.15],
      [0.5, 0.1],
      [0.8, -0.1],
    ] as const) {
      await this.page.mouse.move(...at(x, height + y), { steps: 4 });
    }
    await this.page.mouse.up();
  }

  /** States and signs all that this waiver asks for: a parent, and adults who agreed. */
  async sign(name: string): Promise<void> {
    await this.open();
    if (
      (await this.relationship.isVisible()) &&
      (await this.relationship.getByRole('radio', { checked: true }).count()) === 0
    )
      await this.relationship.getByRole('radio', { name: 'Parent' }).check();
    for (const agreed of await this.adultsAgreed.all()) await agreed.check();
    if (await this.agree.isVisible()) await this.agree.check();
    if (await this.pad.isVisible()) await this.draw();
    if (await this.typedName.isVisible()) await this.typedName.fill(name);
  }

  async signAndAccept(name: string): Promise<void> {
    await this.sign(name);
    await this.accept.click();
  }

  /** Presses Accept, expects the specification's alert, and closes it. */
  async acceptRefused(message: string): Promise<void> {
    await this.accept.click();
    await expect(this.alert.getByRole('heading')).toHaveText(message);
    await this.alert.getByRole('button', { name: 'OK' }).click();
    await expect(this.alert).toBeHidden();
  }

  /** How many pixels of the pad carry ink. */
  ink(): Promise<number> {
    return this.pad.evaluate((element: HTMLCanvasElement) => {
      const { data } = element.getContext('2d')!.getImageData(0, 0, element.width, element.height);
      let count = 0;
      for (let index = 3; index < data.length; index += 4) if (data[index]! > 0) count++;
      return count;
    });
  }
}

/** Whose turn it is. */
export const turnOf = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name, exact: true });
