import { useEffect } from 'react';
import { signInSilently } from '../../lib/silent-sign-in';
import { PageSpinner } from '../../ui/spinner';

/** Opened by itself: client settings are loaded by then, this starts the silent renewal (spec §2). In its hidden frame `main` answers. */
export function OidcSilentRenewPage() {
  useEffect(() => {
    signInSilently().catch((error: unknown) => console.info('Silent renewal did not work', error));
  }, []);
  return <PageSpinner label="Renewing your sign-in" />;
}
