import { type RefObject, useEffect, useRef } from 'react';

/** The page's title takes the focus when the page opens, so that a screen reader starts here. It has a `tabIndex` of −1. */
export function useTitleFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, []);
  return title;
}
