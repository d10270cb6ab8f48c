import { useEffect } from 'react';
import { renewSilently } from '../../lib/sign-in';
import { PageSpinner } from '../../ui/spinner';

/** Lives in a hidden frame: client settings are loaded by then, this starts the silent renewal (spec §2). */
export function OidcSilentRenewPage() {
  useEffect(() => {
    void renewSilently().catch((error: unknown) => console.info('Silent renewal did not work', error));
  }, []);
  return <PageSpinner label="Renewing your sign-in" />;
}
