import { useEffect, useState } from 'react';
import { type QrPath, qrPath } from './qr-path';

/** The code of a text, to be drawn dark on white in every theme, so that scanners see it; undefined until it is here. */
export function useQrPath(value: string): QrPath | undefined {
  const [drawn, setDrawn] = useState<QrPath>();
  useEffect(() => {
    let isWanted = true;
    qrPath(value).then(
      (path) => isWanted && setDrawn(path),
      (error: unknown) => console.info('The code could not be drawn', error),
    );
    return () => {
      isWanted = false;
    };
  }, [value]);
  return drawn;
}
