import '@arrival/web/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { preloadPath } from './app/route-meta';
import { routes } from './app/routes';
import { hearOfConnections, queryClient } from './lib/api/query-client';
import { configureTransport } from './lib/api/transport';
import { LostChunkError } from './lib/browser/on-demand';
import { startLanguage } from './lib/language/language';
import { settingsQuery } from './lib/settings';
import { session, sessionExpired } from './lib/sign-in/session';

// A hidden frame gets a page of its own (silent-renew.html) from the API, where the browser says that it is one.
if (window.parent !== window && location.pathname === '/oidc-silent-renew') void import('./silent-renew');
// Not in the same breath as what has just been loaded: together they are the longest that a finger could wait.
else setTimeout(start);

function start(): void {
  configureTransport({ token: () => session.get()?.accessToken, onUnauthorised: () => sessionExpired.set(true) });
  hearOfConnections();
  // Settings and the first page come side by side, and are drawn together unless the page takes long.
  const patienceMs = 300;
  const settings = queryClient.prefetchQuery(settingsQuery);
  const page = Promise.race([
    preloadPath(routes, location.pathname),
    new Promise((done) => setTimeout(done, patienceMs)),
  ]);
  // Its words are waited for longer: a page that changes its language before one's eyes is worse than a moment more.
  const firstPage = Promise.all([page, settings, startLanguage()]);

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // A part that did not come has words of its own on the page.
  const onCaughtError = (error: unknown) =>
    error instanceof LostChunkError ? console.info(error.message) : console.error(error);
  const app = (
    <StrictMode>
      <App firstPage={firstPage} />
    </StrictMode>
  );
  // What is drawn in a transition leaves room for a finger every few milliseconds.
  startTransition(() => createRoot(root, { onCaughtError }).render(app));
}
