import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryClient } from '../../lib/query-client';
import { endSession, session } from '../../lib/session';
import { signOutUrl } from '../../lib/sign-in';
import { Spinner } from '../../ui/spinner';
import styles from './logout-page.module.css';

/** Shows 'Logging out...', ends the session here and at the provider, and goes to `/` (spec §2). */
export function LogoutPage() {
  const navigate = useNavigate();
  useEffect(() => {
    const before = session.get();
    endSession();
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'settings' });
    if (!before) {
      void navigate('/', { replace: true });
      return;
    }
    signOutUrl(before.idToken).then(
      (url) => location.replace(url),
      () => void navigate('/', { replace: true }),
    );
  }, [navigate]);
  return (
    <div className={styles.page} role="status">
      <Spinner size={48} />
      <h1 className={styles.words}>Logging out...</h1>
    </div>
  );
}
