import '../../libs/web/fonts.css';
import { speakInWords } from '@arrival/contracts';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { followNewerBuild } from './app/newer-build';
import { completeSignIn, isCallback } from './auth/oidc';

async function start(): Promise<void> {
  if (isCallback() && !(await completeSignIn())) return;
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(<App />);
}

followNewerBuild();
speakInWords();
// The guest app's page says that signing in failed (spec §2).
start().catch(() => location.replace('/oidc-callback-error'));
