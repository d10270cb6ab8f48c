import { deviceStorage } from '@arrival/web/storage';

export const signedOutKey = 'arrival.signedOut';

/** Whoever signs out stays signed out on this phone until somebody signs in by hand, even if the provider has not noticed. */
export const signedOut = {
  is: () => deviceStorage.read<boolean>(signedOutKey) === true,
  mark: () => deviceStorage.write(signedOutKey, true),
  forget: () => deviceStorage.remove(signedOutKey),
};
