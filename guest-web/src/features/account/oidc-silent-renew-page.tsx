import { useEffect } from 'react';
import { signInSilently } from '../../lib/sign-in/silent-sign-in';
import { PageSpinner } from '../../ui/spinner';
import { account } from '../../words/account';
import { useWords } from '../../words/words';

/** Opened by itself: client settings are loaded by then, this starts the silent renewal (spec §2). In its hidden frame `main` answers. */
export function OidcSilentRenewPage() {
  const words = useWords(account);
  useEffect(() => {
    signInSilently().catch((error: unknown) => console.info('Silent renewal did not work', error));
  }, []);
  return <PageSpinner label={words.renewing} />;
}
