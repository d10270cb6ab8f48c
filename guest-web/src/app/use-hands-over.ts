import { useLocation } from 'react-router-dom';
import { useMedia } from '../lib/browser/use-media';
import { useSettings } from '../lib/settings';
import { useSession } from '../lib/sign-in/use-session';

const wide = '(min-width: 900px) and (pointer: fine)';
// Pages of the sign-in itself work on every screen.
const everywhere = /^\/(logout|oidc-|access-denied|about|counter)/;

/** Does this screen hand over to the phone (setting limitToMobile, D53)? */
export function useHandsOver(): boolean {
  const { limitToMobile } = useSettings().frontEndSettings;
  const { pathname } = useLocation();
  const isWide = useMedia(wide);
  const isAtCounter = useSession()?.isAtCounter === true;
  return limitToMobile && isWide && !isAtCounter && !everywhere.test(pathname);
}
