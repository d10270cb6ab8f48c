import { Box } from '@mui/material';
import DOMPurify from 'dompurify';
import { useEffect, useRef } from 'react';

/** An administrator's HTML, cleaned once more on the way out (D50). */
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
  return (
    <Box
      ref={box}
      sx={{ overflowWrap: 'anywhere', '& img': { maxWidth: '100%' }, '& > :first-child': { mt: 0 }, '& > :last-child': { mb: 0 } }}
    />
  );
}
