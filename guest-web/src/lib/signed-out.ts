import { deviceStorage } from '@arrival/web/storage';

const signedOutKey = 'arrival.signedOut';
export const lastSignOutKey = 'arrival.lastSignOut';

/** When somebody last signed out on this phone: it stays, so that a tab that heard nothing of it knows whether its session is over. */
export const lastSignOut = () => deviceStorage.read<number>(lastSignOutKey);

/** Whoever signs out stays signed out on this phone until somebody signs in by hand, even if the provider has not noticed. */
export const signedOut = {
  is: () => deviceStorage.read(signedOutKey) === true,
  mark: () => {
    deviceStorage.write(lastSignOutKey, Date.now());
    deviceStorage.write(signedOutKey, true);
  },
  forget: () => deviceStorage.remove(signedOutKey),
};
