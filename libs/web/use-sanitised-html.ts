import DOMPurify from 'dompurify';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * An administrator's HTML, cleaned once more on the way out (D50), inside the element that gets the answer as its ref.
 * Style attributes would break the content security policy; ids and names could take the place of the app's own.
 */
export function useSanitisedHtml(html: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const clean = DOMPurify.sanitize(html, {
      USE_PROFILES: { html: true },
      FORBID_ATTR: ['style', 'id', 'name'],
      RETURN_DOM_FRAGMENT: true,
    });
    box.current?.replaceChildren(clean);
  }, [html]);
  return box;
}
