import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import { chromiumLaunch } from '../support/browser';
import { byBidi } from './bidi';
import type { Driver } from './driver';
import { byPlaywright } from './playwright';
import { byWebDriver } from './webdriver';

export interface Candidate {
  name: string;
  /** Opens it; undefined where this machine has none. */
  open: (() => Promise<Driver>) | undefined;
  /** What it would take. */
  takes: string;
}

const first = (places: string[]): string | undefined => places.find((place) => existsSync(place));

const firefoxProgram = first([
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]);

/** WebKitGTK as Debian has it: the driver, the small browser that it leads, and a screen that nobody sees. */
function webKitGtk(): Candidate['open'] {
  const [driver, screen] = [first(['/usr/bin/WebKitWebDriver']), first(['/usr/bin/xvfb-run'])];
  const binary = first(foldersOf('/usr/lib').flatMap((machine) => foldersOf(machine).map(miniBrowserIn)));
  if (!driver || !screen || !binary) return undefined;
  return () => byWebDriver(driver, { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } });
}

const foldersOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && /linux-gnu|^webkit2gtk/.test(entry.name))
        .map(({ name }) => join(folder, name))
    : [];
const miniBrowserIn = (folder: string): string => join(folder, 'MiniBrowser');

const playwrightsOwn = (kind: BrowserType): Candidate['open'] =>
  existsSync(kind.executablePath()) ? () => byPlaywright(kind, {}) : undefined;

/** Every browser that the journey is tried in, here or not. Chromium is what the other journeys run in: only when it is asked for. */
export const candidates: readonly Candidate[] = [
  { name: 'firefox', open: firefoxProgram ? () => byBidi(firefoxProgram) : undefined, takes: 'Firefox (firefox-esr)' },
  { name: 'webkit', open: webKitGtk(), takes: 'WebKitGTK (webkit2gtk-driver, xvfb)' },
  { name: 'playwright-firefox', open: playwrightsOwn(firefox), takes: 'npx playwright install firefox' },
  { name: 'playwright-webkit', open: playwrightsOwn(webkit), takes: 'npx playwright install webkit' },
  { name: 'chromium', open: () => byPlaywright(chromium, chromiumLaunch), takes: 'Chromium' },
];
