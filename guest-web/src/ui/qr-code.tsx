import { useEffect, useState } from 'react';
import styles from './qr-code.module.css';

interface Props {
  value: string;
  /** Whose code it is, for screen readers. */
  label: string;
}

interface Matrix {
  size: number;
  path: string;
}

/** A QR code as one SVG path: sharp at any size, dark on white in every theme, so that scanners see it. */
export function QrCode({ value, label }: Props) {
  const [matrix, setMatrix] = useState<Matrix>();
  useEffect(() => {
    let wanted = true;
    void draw(value).then((drawn) => wanted && setMatrix(drawn));
    return () => {
      wanted = false;
    };
  }, [value]);
  return (
    <div className={styles.code}>
      {matrix && (
        <svg viewBox={`-3 -3 ${matrix.size + 6} ${matrix.size + 6}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <rect x="-3" y="-3" width={matrix.size + 6} height={matrix.size + 6} fill="#ffffff" />
          <path d={matrix.path} fill="#000000" />
        </svg>
      )}
    </div>
  );
}

async function draw(value: string): Promise<Matrix> {
  const { create } = await import('qrcode');
  const { size, data } = create(value, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let index = 0; index < data.length; index++) {
    if (data[index]) path += `M${index % size} ${Math.floor(index / size)}h1v1h-1z`;
  }
  return { size, path };
}
