import { startKeeping } from '../lib/kept/start';
import { followSigningOut } from '../lib/sign-in/signed-out-elsewhere';
import { Toaster } from '../ui/toaster';

startKeeping();
followSigningOut();

/** What comes after the first paint, whatever is shown: messages, and what this phone keeps. */
export function Around() {
  return <Toaster />;
}
