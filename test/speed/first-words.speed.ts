import { type Page, test } from '@playwright/test';

const limitMs = 1500;
const rounds = 5;
/** Slow 3G as WebPageTest means it: 400 kbit/s each way, 400 ms to an answer. */
const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test('first words on slow 3G, CPU four times slower', async ({ browser, baseURL }) => {
  for (const path of ['/welcome', '/', '/l/1']) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
      times.push(await firstWords(await context.newPage(), path));
      await context.close();
    }
    const median = times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
    const all = times.map((time) => Math.round(time)).join(', ');
    console.log(`${path}: ${Math.round(median)} ms of ${limitMs} (${(median / limitMs).toFixed(2)}); ${all}`);
  }
});

async function firstWords(page: Page, path: string): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow3G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(path, { waitUntil: 'commit' });
  const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  return (await paint.jsonValue()) as number;
}
