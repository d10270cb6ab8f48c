import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whoever takes a row away by the keyboard goes on beside where it was: the button that had the focus is gone with it, and the page would
 * begin anew. What holds the rows needs `tabIndex={-1}`.
 */
export function useFocusKept<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    const { current: around } = place;
    if (!around) return undefined;
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const keep = () => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      around.focus({ preventScroll: true });
    };
    const removals = new MutationObserver(keep);
    // Of the whole page: the dialog that asked before may be the last to go.
    removals.observe(document.body, { childList: true, subtree: true });
    around.addEventListener('focusin', remember);
    return () => {
      removals.disconnect();
      around.removeEventListener('focusin', remember);
    };
  }, []);
  return place;
}
