import { useSyncExternalStore } from 'react';

/** What comes sooner needs no sign. */
const noticedMs = 150;
const listeners = new Set<() => void>();
let count = 0;

const tell = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Counts a screen's script as on its way until it has come, or has not. A render asks for it: whoever listens is told later. */
export function coming<Loaded>(script: Promise<Loaded>): Promise<Loaded> {
  count += 1;
  setTimeout(tell, noticedMs);
  return script.finally(() => {
    count -= 1;
    tell();
  });
}

/** Whether a screen is on its way, in whose place the one before it stands meanwhile. */
export const useIsComing = (): boolean => useSyncExternalStore(subscribe, () => count > 0);
