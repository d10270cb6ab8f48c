import { tabStorage } from '@arrival/web/storage';

const key = 'arrival.counter.touched';
let last = tabStorage.read<number>(key) ?? Date.now();

/** When the device at the counter was last touched, by the clock: one that slept, or whose tab was thrown away, knows it afterwards. */
export const counterTouch = {
  /** Milliseconds since then. */
  ago: () => Date.now() - last,
  mark: () => {
    last = Date.now();
    tabStorage.write(key, last);
  },
  forget: () => tabStorage.remove(key),
};
