import { deviceStorage } from '@arrival/web/storage';

const key = 'arrival.signedOut';

/** Whoever signs out stays signed out on this phone until somebody signs in by hand, even if the provider has not noticed. */
export const signedOut = {
  is: () => deviceStorage.read<boolean>(key) === true,
  mark: () => deviceStorage.write(key, true),
  forget: () => deviceStorage.remove(key),
};
