import DOMPurify from 'dompurify';
import { useEffect, useRef } from 'react';
import styles from './rich-text.module.css';

/** An administrator's HTML, cleaned once more on the way out (D50). Style attributes would break the content security policy. */
export function RichText({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const clean = DOMPurify.sanitize(html, {
      USE_PROFILES: { html: true },
      FORBID_ATTR: ['style', 'id', 'name'],
      RETURN_DOM_FRAGMENT: true,
    });
    box.current?.replaceChildren(clean);
  }, [html]);
  return <div ref={box} className={styles.text} />;
}
