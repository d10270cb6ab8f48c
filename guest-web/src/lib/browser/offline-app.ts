import { isOwnFile } from './own-files';

const worker = '/service-worker.js';
/** Where the worker keeps what is used. */
const usedCache = 'used';
const calmMs = 1500;

/** Keeps the app on this phone, so that each of its addresses opens without a connection. Where that is not possible it works as before. */
export async function keepApp(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await new Promise((resolve) => setTimeout(resolve, calmMs));
  try {
    const registration = await navigator.serviceWorker.register(worker);
    offerThisPage(registration);
    await navigator.serviceWorker.ready;
    await keepLoaded();
  } catch (error) {
    console.info('The app is not kept for a tunnel', error);
  }
}

/** To the worker of the next build, whenever it is ready: on a slow line that is long after this page. It looks itself whether they belong together. */
function offerThisPage(registration: ServiceWorkerRegistration): void {
  const offer = () => registration.waiting?.postMessage({ type: 'takeOver', script: firstScript() });
  const onceInstalled = () => registration.installing?.addEventListener('statechange', offer);
  offer();
  onceInstalled();
  registration.addEventListener('updatefound', onceInstalled);
}

const firstScript = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

/** What this page had loaded before there was a worker; from the browser's own memory, not once more. */
async function keepLoaded(): Promise<void> {
  const cache = await caches.open(usedCache);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const kept = await keptAddresses();
  for (const address of new Set(loaded.filter(isKept))) if (!kept.has(address)) await keep(cache, address);
}

async function keep(cache: Cache, address: string): Promise<void> {
  const answer = await fetch(address);
  if (await isOwnFile(address, answer)) await cache.put(address, answer);
}

/** Of all caches at once: a question for each address holds a phone up for 10 ms. */
async function keptAddresses(): Promise<Set<string>> {
  const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return new Set(all.flat().map(({ url }) => url));
}

const isKept = (address: string): boolean => {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && /^\/assets\/|^\/(?!api\/).*\.(svg|png|jpe?g|webp)$/i.test(pathname);
};
