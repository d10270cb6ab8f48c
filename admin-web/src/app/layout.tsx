import { LinearProgress } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import {
  AppBar,
  type AppBarProps,
  CheckForApplicationUpdate,
  Layout,
  TitlePortal,
  UserMenu,
  useGetIdentity,
} from 'react-admin';
import { identity } from '../auth/auth-provider';
import { SessionDialog } from '../auth/session-dialog';
import { useIsComing } from '../shared/coming';
import { buildStamp } from '../shared/failures/newer-build';
import { say } from '../words/say';
import { ConflictDialog } from './conflict-dialog';
import { DeletedDialog } from './deleted-dialog';
import { Fresh } from './fresh';
import { useHeadingFocus } from './heading-focus';
import { ConsoleMenu } from './menu';
import { SignOut } from './sign-out';
import { WordMark } from './word-mark';

const noCache: RequestInit = { cache: 'no-cache' };
const tenMinutes = 600_000;

const aboveAll = { position: 'fixed', top: 0, insetInline: 0, zIndex: 'tooltip' } as const;

/** The lines count only when they are the heading's own: react-admin sets the title in a box within it. */
const twoLines = {
  '& .RaConfigurable-root': { display: 'inline' },
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;

/** `alwaysOn` is the layout's, which tells the menu's place by it too. */
function ConsoleAppBar({ alwaysOn }: AppBarProps) {
  return (
    <AppBar alwaysOn={alwaysOn} userMenu={<ConsoleUserMenu />}>
      <WordMark />
      {/* A long title takes two lines on a phone rather than losing its end; more would cover the page's beginning. */}
      <TitlePortal
        component="h1"
        sx={{ ...twoLines, fontSize: { xs: '0.95rem', sm: '1.05rem' }, fontWeight: 700, lineHeight: 1.2 }}
      />
      <Fresh />
    </AppBar>
  );
}

export function ConsoleLayout({ children }: { children: ReactNode }) {
  useHeadingFocus();
  return (
    <Layout appBar={ConsoleAppBar} menu={ConsoleMenu} appBarAlwaysOn>
      {children}
      <Coming />
      <DocumentTitle />
      <SessionDialog />
      <ConflictDialog />
      <DeletedDialog />
      <CheckForApplicationUpdate url={buildStamp} fetchOptions={noCache} interval={tenMinutes} />
    </Layout>
  );
}

/** Over a slow line the page that is left stays for seconds: the click was heard. */
function Coming() {
  return useIsComing() && <LinearProgress aria-label={say('app.coming')} sx={aboveAll} />;
}

/** Who is signed in; its name begins with what is to be read on it. Drawn with the bar: coming later it would move the icons beside it. */
function ConsoleUserMenu() {
  const { identity: { fullName } = identity() } = useGetIdentity({ initialData: identity });
  return (
    <UserMenu label={fullName ? say('app.profile', { name: fullName }) : say('app.noName')}>
      <SignOut />
    </UserMenu>
  );
}

/** The browser's tab says what the page's heading says. */
function DocumentTitle() {
  useEffect(() => {
    const heading = document.getElementById('react-admin-title');
    if (!heading) return;
    const follow = () => {
      const words = heading.textContent?.trim();
      document.title = words ? `${words} · ${say('app.title')}` : say('app.title');
    };
    const observer = new MutationObserver(follow);
    observer.observe(heading, { childList: true, subtree: true, characterData: true });
    follow();
    return () => observer.disconnect();
  }, []);
  return null;
}
