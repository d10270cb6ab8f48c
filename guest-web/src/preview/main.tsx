import './own-world';
import '@arrival/web/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { createRoot } from 'react-dom/client';
import { saveSelection } from '../lib/checkin/selection';
import { session } from '../lib/sign-in/session';
import { selection, signedIn } from './family';
import { onDraft } from './messages';
import { Preview } from './preview';

const root = document.getElementById('root');
if (!root) throw new Error('preview.html has no #root');
const screen = createRoot(root);

session.set({ ...signedIn, expiresAt: Number.POSITIVE_INFINITY });
saveSelection(selection);
onDraft((message) => screen.render(<Preview message={message} />));
