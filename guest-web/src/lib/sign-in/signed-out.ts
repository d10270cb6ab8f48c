import { signOutsOf } from '@arrival/web/sign-outs';
import { deviceStorage } from '@arrival/web/storage';

const key = 'arrival.signedOut';

export const signOuts = signOutsOf('arrival.lastSignOut');

/** Whoever signs out stays signed out on this phone until somebody signs in by hand, even if the provider has not noticed. */
export const signedOut = {
  is: () => deviceStorage.read(key) === true,
  mark: () => {
    signOuts.mark();
    deviceStorage.write(key, true);
  },
  forget: () => deviceStorage.remove(key),
};
