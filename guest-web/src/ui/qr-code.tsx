import { useQrPath } from '@arrival/web/use-qr-path';
import styles from './qr-code.module.css';

interface Props {
  value: string;
  /** Whose code it is, for screen readers. */
  label: string;
}

/** A QR code as one SVG path: sharp at any size. */
export function QrCode({ value, label }: Props) {
  const matrix = useQrPath(value);
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
