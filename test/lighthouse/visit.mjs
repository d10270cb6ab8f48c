/** One visit by a browser that was never here, with Lighthouse's own phone: slow 4G and CPU four times slower. Says what it found as JSON. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, executablePath, asked] = process.argv.slice(2);
const { url, stored } = JSON.parse(asked);
const { resolve } = createRequire(join(folder, 'package.json'));
const load = async (name) => (await import(pathToFileURL(resolve(name)).href)).default;
const [lighthouse, puppeteer] = await Promise.all([load('lighthouse'), load('puppeteer-core')]);

const browser = await puppeteer.launch({
  executablePath,
  headless: 'shell',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
try {
  const page = await browser.newPage();
  // Whoever is signed in has a session in this tab: it is there before the page is.
  await page.evaluateOnNewDocument((stores) => {
    if (self.origin === 'null') return;
    for (const [key, text] of Object.entries(stores.session)) sessionStorage.setItem(key, text);
    for (const [key, text] of Object.entries(stores.local)) localStorage.setItem(key, text);
  }, stored);
  const { lhr } = await lighthouse(url, { disableStorageReset: true, logLevel: 'error' }, undefined, page);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  process.stdout.write(JSON.stringify(found(lhr)));
} finally {
  await browser.close();
}

function found({ categories, audits, finalDisplayedUrl }) {
  const points = Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]));
  const costs = Object.values(categories).flatMap(({ auditRefs, id }) =>
    auditRefs
      .map(({ id: audit, weight }) => ({ weight, ...audits[audit] }))
      .filter(({ weight, score }) => weight > 0 && score !== null && score < 1)
      .map(({ title, score, displayValue = '' }) => ({ id, title, score, displayValue })),
  );
  return { points, costs, endedAt: new URL(finalDisplayedUrl).pathname };
}
