import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Where the page's title is set. */
const titleId = 'react-admin-title';
const contentId = 'main-content';

/**
 * Whoever has followed a link, saved something new or gone back is at the heading of the page that comes: what had the focus is gone, or is the
 * menu's. Whoever is in the page already (a form begins in its first field) stays there; so does the focus of the page that the browser opened.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.getElementById(contentId)?.contains(document.activeElement)) return;
    const heading = document.getElementById(titleId);
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
