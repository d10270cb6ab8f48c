import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus when the control that had it has gone, and leaves it alone otherwise. For what comes in its stead. */
export function useFocusWhenLost<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (isWanted && document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return element;
}
