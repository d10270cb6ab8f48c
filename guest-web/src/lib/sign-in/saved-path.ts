import { tabStorage } from '@arrival/web/storage';

const key = 'arrival.redirectPath';

/** Where to go after the sign-in that begins now. */
export function savePath(path: string): void {
  tabStorage.write(key, path);
}

/** Reads the saved path once; whoever goes there checks it first. */
export function takeSavedPath(): unknown {
  const path = tabStorage.read<unknown>(key);
  tabStorage.remove(key);
  return path;
}
