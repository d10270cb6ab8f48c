import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from './driver';
import { locate, type Place, type Sought } from './in-page';

/** It ends what hangs: a slow machine is no fault of the browser. */
const patienceMs = 90_000;
const looksAfterPress = 10;

/** A guest's hand, the same in every browser: it presses what can be seen and pressed, and types into what has the focus. */
export class Hand {
  constructor(readonly driver: Driver) {}

  async press(kind: Sought['kind'], name: string): Promise<void> {
    const { x, y } = await this.find(kind, name);
    await this.driver.stroke([{ x, y }]);
  }

  /** Pressed again when it did not take: what is above it may still have been under way. */
  async check(name: string): Promise<void> {
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      if ((await this.find('choice', name)).isChecked) return;
      await this.press('choice', name);
      for (let look = 0; look < looksAfterPress; look += 1) {
        if ((await this.look('choice', name).catch(() => null))?.isChecked) return;
        await pause(500);
      }
    }
    throw new Error(`The choice “${name}” does not take`);
  }

  async type(name: string, text: string): Promise<void> {
    await this.press('field', name);
    await this.driver.type(text);
  }

  /** A wave over the first thing to draw on. */
  async draw(): Promise<void> {
    const { x, y, width, height } = await this.find('canvas', '');
    const at = (right: number, down: number) => ({ x: x + width * right, y: y + height * down });
    await this.driver.stroke([at(-0.3, 0), at(-0.15, -0.2), at(0, 0.15), at(0.15, -0.15), at(0.3, 0.1)]);
  }

  /** Where it is, once it is there and stands still. */
  async find(kind: Sought['kind'], name: string): Promise<Place> {
    const deadline = Date.now() + patienceMs;
    let before: Place | null = null;
    while (Date.now() < deadline) {
      // While a page goes and another comes there is nothing to ask.
      const now = await this.look(kind, name).catch(() => null);
      if (now && before && now.x === before.x && now.y === before.y) return now;
      before = now;
      await pause(100);
    }
    throw new Error(`No ${kind} “${name}”`);
  }

  async has(kind: Sought['kind'], name: string): Promise<boolean> {
    return (await this.look(kind, name)) !== null;
  }

  private look(kind: Sought['kind'], name: string): Promise<Place | null> {
    return this.driver.run(locate.toString(), { kind, name }) as Promise<Place | null>;
  }
}
