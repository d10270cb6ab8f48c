import type { ReactNode } from 'react';
import { AppBar, type AppBarProps, CheckForApplicationUpdate, Layout, TitlePortal } from 'react-admin';
import { SessionDialog } from '../auth/session-dialog';
import { ConflictDialog } from './conflict-dialog';
import { DeletedDialog } from './deleted-dialog';
import { DocumentTitle } from './document-title';
import { ConsoleMenu } from './menu';
import { ConsoleUserMenu } from './user-menu';
import { WordMark } from './word-mark';

/** Changes with every build; the page itself differs each time by its nonce. */
const buildStamp = `${import.meta.env.BASE_URL}build.json`;
const noCache: RequestInit = { cache: 'no-cache' };
const tenMinutes = 600_000;

/** `alwaysOn` is the layout's, which tells the menu's place by it too. */
function ConsoleAppBar({ alwaysOn }: AppBarProps) {
  return (
    <AppBar alwaysOn={alwaysOn} userMenu={<ConsoleUserMenu />}>
      <WordMark />
      {/* A long title takes two lines on a phone rather than losing its end. */}
      <TitlePortal
        component="h1"
        noWrap={false}
        sx={{ fontSize: { xs: '0.95rem', sm: '1.05rem' }, fontWeight: 700, lineHeight: 1.2, overflowWrap: 'anywhere' }}
      />
    </AppBar>
  );
}

export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={ConsoleAppBar} menu={ConsoleMenu} appBarAlwaysOn>
      {children}
      <DocumentTitle />
      <SessionDialog />
      <ConflictDialog />
      <DeletedDialog />
      <CheckForApplicationUpdate url={buildStamp} fetchOptions={noCache} interval={tenMinutes} />
    </Layout>
  );
}
