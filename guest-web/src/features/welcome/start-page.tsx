import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSettings } from '../../lib/settings';
import { signInSilently } from '../../lib/sign-in';
import { useSession } from '../../lib/use-session';
import { PageSpinner } from '../../ui/spinner';

/** `/`: signed in goes home; otherwise a silent try where the operator allows it, then home or welcome (spec §2). */
export function StartPage() {
  const session = useSession();
  const { automaticSilentRenew } = useSettings().frontEndSettings.oidcSettings;
  const [hasTried, setHasTried] = useState(!automaticSilentRenew);
  const isSignedIn = session !== undefined;
  useEffect(() => {
    if (!hasTried && !isSignedIn) void signInSilently().finally(() => setHasTried(true));
  }, [hasTried, isSignedIn]);
  if (isSignedIn) return <Navigate to="/home" replace />;
  return hasTried ? <Navigate to="/welcome" replace /> : <PageSpinner label="Looking for your sign-in" />;
}
