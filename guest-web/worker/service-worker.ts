import { guestRoutes, routePattern } from '@arrival/contracts';
import { clientsClaim } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { isOwnFile } from '../src/lib/browser/own-files';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

/** What a page tells a worker that waits: which build its first script is of. */
interface TakeOver {
  readonly type: 'takeOver';
  readonly script: string;
}

const shell = '/index.html';
/** A network that gives no page for so long counts as none. */
const patienceSeconds = 3;
/** A hidden frame that is of no use without a connection, and may be framed as the shell may not. */
const silentFrame = '/oidc-silent-renew';

const pages = guestRoutes.filter((path) => path !== silentFrame).map(routePattern);
/** Faces of other languages and the resort's pictures: from this site, by their use, never an answer of the API. */
const used = 'used';

// The server's own page comes first: it is never older than the last release, and its policy is that of its path.
const pageOrShell = new NetworkOnly({
  networkTimeoutSeconds: patienceSeconds,
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`A page was answered ${response.status}`);
        return response;
      },
    },
    new PrecacheFallbackPlugin({ fallbackURL: shell }),
  ],
});

/** One page that is kept in a file's place would be the app's end until the next release. */
const ownFiles = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    (await isOwnFile(request.url, response)) ? response : null,
};

clientsClaim();
cleanupOutdatedCaches();
addPlugins([ownFiles]);
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && pages.some((page) => page.test(url.pathname)),
  pageOrShell,
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: used, plugins: [ownFiles] }),
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.destination === 'image' && !url.pathname.toLowerCase().startsWith('/api/'),
  new StaleWhileRevalidate({ cacheName: used, plugins: [ownFiles] }),
);

self.addEventListener('activate', (event) => event.waitUntil(forgetUsedParts()));

self.addEventListener('message', (event) => {
  const message = event.data as TakeOver | null;
  if (message?.type === 'takeOver') event.waitUntil(takeOverFrom(message.script));
});

/** While the worker before stood between, it kept parts that it had not; this one has its own. Faces stay: a release seldom brings others. */
async function forgetUsedParts(): Promise<void> {
  const cache = await caches.open(used);
  const parts = (await cache.keys()).filter(({ url }) => /\/assets\/(?!wght-)[^/]+\.(js|css)$/.test(url));
  await Promise.all(parts.map((part) => cache.delete(part)));
}

/** A page of the build before keeps its parts: this worker takes over when its own page is alone. */
async function takeOverFrom(script: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.filter(({ frameType }) => frameType !== 'nested');
  if (open.length === 1 && getCacheKeyForURL(script)) await self.skipWaiting();
}
