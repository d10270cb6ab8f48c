import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '../lib/settings';

const wide = '(min-width: 900px) and (pointer: fine)';
// Pages of the sign-in itself work on every screen.
const everywhere = /^\/(logout|oidc-|access-denied|about)/;

/** Does this screen hand over to the phone (setting limitToMobile, D53)? */
export function useHandsOver(): boolean {
  const { limitToMobile } = useSettings().frontEndSettings;
  const { pathname } = useLocation();
  const isWide = useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
  return limitToMobile && isWide && !everywhere.test(pathname);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
