import { tabStorage } from '@arrival/web/storage';

const key = 'arrival.counter';

/** A tab that was used at the counter leads back there, and to nobody's account, until somebody presses Sign in on the welcome page. */
export const counterTab = {
  is: () => tabStorage.read<boolean>(key) === true,
  mark: () => tabStorage.write(key, true),
  forget: () => tabStorage.remove(key),
};
