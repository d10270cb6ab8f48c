import { Link } from 'react-router-dom';
import { useSession } from '../lib/use-session';
import { initials } from '../ui/initials';
import { VisuallyHidden } from '../ui/visually-hidden';
import { Brand } from './brand';
import styles from './top-bar.module.css';

/** The resort's sign and the way to one's own profile. */
export function TopBar() {
  const session = useSession();
  const name = session ? `${session.givenName} ${session.familyName}` : '';
  return (
    <header className={styles.bar}>
      <Brand />
      {session && (
        <Link to="/profile" className={styles.account}>
          <span>{initials(name)}</span>
          <VisuallyHidden>, your profile</VisuallyHidden>
        </Link>
      )}
    </header>
  );
}
