import '@arrival/web/fonts.css';
import { speakInWords } from '@arrival/contracts';
import { markDocument } from '@arrival/web/mark-document';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { scrollOverNumbers } from './app/scroll-over-numbers';
import { completeSignIn, isCallback } from './auth/oidc';
import { followSigningOut } from './auth/signed-out-elsewhere';
import { followNewerBuild } from './shared/failures/newer-build';
import { i18nProvider } from './words/say';

async function start(): Promise<void> {
  if (isCallback() && !(await completeSignIn())) return;
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  markDocument(i18nProvider.getLocale());
  createRoot(root).render(<App />);
}

followNewerBuild();
followSigningOut();
speakInWords();
scrollOverNumbers();
// The guest app's page says that signing in failed (spec §2).
start().catch(() => location.replace('/oidc-callback-error'));
