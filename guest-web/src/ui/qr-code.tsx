import { type QrPath, qrPath } from '@arrival/web/qr-path';
import { useEffect, useState } from 'react';
import styles from './qr-code.module.css';

interface Props {
  value: string;
  /** Whose code it is, for screen readers. */
  label: string;
}

/** A QR code as one SVG path: sharp at any size, dark on white in every theme, so that scanners see it. */
export function QrCode({ value, label }: Props) {
  const [matrix, setMatrix] = useState<QrPath>();
  useEffect(() => {
    let wanted = true;
    qrPath(value).then(
      (drawn) => wanted && setMatrix(drawn),
      (error: unknown) => console.info('The code could not be drawn', error),
    );
    return () => {
      wanted = false;
    };
  }, [value]);
  return (
    <div className={styles.code}>
      {matrix && (
        <svg viewBox={`0 0 ${matrix.size} ${matrix.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <rect width={matrix.size} height={matrix.size} fill="#ffffff" />
          <path d={matrix.path} fill="#000000" />
        </svg>
      )}
    </div>
  );
}
