import { startKeeping } from '../lib/kept/start';
import { Toaster } from '../ui/toaster';

startKeeping();

/** What comes after the first paint, whatever is shown: messages, and what this phone keeps. */
export function Around() {
  return <Toaster />;
}
