import { GlobalStyles } from '@mui/material';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** What the printer is to take: `size` and `margin` of a page. */
  page: { size: string; margin: string };
  children: ReactNode;
}

const besideThePage = {
  '@media print': { 'body > *:not(.printed)': { display: 'none !important' } },
  // Out of sight, yet laid out: what has to fit is measured.
  '@media screen': { '.printed': { position: 'fixed', top: 0, visibility: 'hidden' } },
} as const;

/** As long as it is there, the browser prints it alone. */
export function Printed({ page, children }: Props) {
  return createPortal(
    <div className="printed">
      <GlobalStyles styles={{ '@page': page, ...besideThePage }} />
      {children}
    </div>,
    document.body,
  );
}
