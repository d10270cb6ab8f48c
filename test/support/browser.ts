import { existsSync } from 'node:fs';
import chromiumPlaces from '../runner/chromium-places.cjs';
import { browserEnvironment } from './environment';

const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without it Chromium starts four processes for every test, most of them in reserve.
  '--renderer-process-limit=1',
];

/** The machine's Chromium unless CHROMIUM_PATH names another; `npm test` finds or installs one and sets it. */
const chromium = browserEnvironment().chromiumPath ?? chromiumPlaces.find((place) => existsSync(place));

export const chromiumLaunch = { executablePath: chromium, args: chromiumArguments };

/** The two shapes in which everything is tried and looked at. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const desktop = { viewport: { width: 1280, height: 900 } };
