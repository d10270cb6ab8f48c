import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../lib/sign-in/use-session';
import { initials } from '../ui/initials';
import { shell } from '../words/shell';
import { useWords } from '../words/words';
import { Brand } from './brand';
import styles from './top-bar.module.css';

/** The resort's sign, what the shell adds, and the way to one's own profile. */
export function TopBar({ children }: { children: ReactNode }) {
  const words = useWords(shell);
  const session = useSession();
  const name = session ? `${session.givenName} ${session.familyName}` : '';
  return (
    <header className={styles.bar}>
      <Brand />
      {children}
      {session && !session.isAtCounter && (
        <Link to="/profile" className={styles.account} aria-label={words.yourProfile({ initials: initials(name) })}>
          <span>{initials(name)}</span>
        </Link>
      )}
    </header>
  );
}
