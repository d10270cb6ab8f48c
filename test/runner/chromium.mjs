import chromiumPlaces from './chromium-places.cjs';
import { installFromDebian, runnable } from './debian.mjs';
import { chromiumPath } from './environment.mjs';
import { run } from './run-command.mjs';

/** The browser for the end-to-end tests, installed when there is none; says which. Undefined when none can be had. */
export async function findChromium() {
  if (chromiumPath) return told(chromiumPath, 'named by CHROMIUM_PATH');
  const system = chromiumPlaces.find(runnable);
  if (system) return told(system, 'of this machine');
  const own = await playwrightsOwn();
  if (own) return told(own, "Playwright's own");
  return (await fromPackages()) ?? (await fromPlaywright());
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && runnable(path) ? path : undefined;
}

async function fromPackages() {
  if (!(await installFromDebian('chromium-headless-shell'))) return undefined;
  const installed = chromiumPlaces.find(runnable);
  return installed && told(installed, 'installed with apt-get');
}

async function fromPlaywright() {
  console.log('No Chromium here: installing it with Playwright');
  await run('playwright install chromium', 'npx', ['playwright', 'install', '--with-deps', 'chromium']);
  const own = await playwrightsOwn();
  return own && told(own, 'installed by Playwright');
}

function told(path, origin) {
  console.log(`Chromium: ${path} (${origin})`);
  return path;
}
