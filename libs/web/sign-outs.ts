import type { Session } from './session';
import { deviceStorage } from './storage';

/**
 * When somebody last signed out in this browser, in whichever tab (D1), kept under a key. It stays, so that a tab that was asleep or elsewhere
 * knows whether its session is over; as long as nobody has, or the browser has forgotten it, none is.
 */
export function signOutsOf(key: string) {
  const last = () => deviceStorage.read<number>(key);
  return {
    mark: () => deviceStorage.write(key, Date.now()),
    /** The session as it begins now. */
    begin: <Begun extends Session>(session: Begun): Begun => ({ ...session, signedOutBefore: last() }),
    areSince: ({ signedOutBefore }: Session): boolean => ![undefined, signedOutBefore].includes(last()),
    /** Calls when it may have happened in another tab: a page that the browser kept as it was heard nothing. */
    follow(look: () => void): void {
      window.addEventListener('storage', (event) => event.key === key && look());
      window.addEventListener('pageshow', ({ persisted }) => persisted && look());
    },
  };
}
