import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { activityPictures } from './activity-pictures';
import { favicon, logo, welcomeBackground } from './brand';

/** Every picture of the demo resort that a browser loads by address, file name → SVG. */
export function demoArt(): Record<string, string> {
  return {
    ...activityPictures(),
    'logo.svg': logo('light'),
    'logo-on-dark.svg': logo('dark'),
    'favicon.svg': favicon(),
    'welcome.svg': welcomeBackground(),
  };
}

/** Writes the pictures into `folder` (guest-web/public/demo). The unit test holds the committed files to this output. */
export function writeDemoArt(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return Object.entries(demoArt()).map(([name, svg]) => {
    writeFileSync(join(folder, name), svg);
    return name;
  });
}
