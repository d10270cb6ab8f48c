import { useQrPath } from '@arrival/web/use-qr-path';
import { Icon } from './icon';
import styles from './qr-code.module.css';

interface Props {
  value: string;
  /** Whose code it is, for screen readers. */
  label: string;
}

/** A QR code as one SVG path: sharp at any size. Where the connection went before its coder came, that stands in its place. */
export function QrCode({ value, label }: Props) {
  const matrix = useQrPath(value);
  return (
    <div className={styles.code}>
      {matrix ? (
        <svg viewBox={`0 0 ${matrix.size} ${matrix.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <rect width={matrix.size} height={matrix.size} fill="#ffffff" />
          <path d={matrix.path} fill="#000000" />
        </svg>
      ) : (
        matrix === null && <Icon name="offline" size={40} />
      )}
    </div>
  );
}
