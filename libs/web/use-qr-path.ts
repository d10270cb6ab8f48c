import { useEffect, useState } from 'react';
import { type QrPath, qrPath } from './qr-path';

const againMs = 5000;

/**
 * The code of a text, to be drawn dark on white in every theme, so that scanners see it; undefined until it is here.
 * Without a connection the coder may not come: null until it does, and it is asked for again.
 */
export function useQrPath(value: string): QrPath | null | undefined {
  const [drawn, setDrawn] = useState<QrPath | null>();
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = () =>
      qrPath(value).then(
        (path) => isWanted && setDrawn(path),
        (error: unknown) => {
          console.info('The code could not be drawn', error);
          if (!isWanted) return;
          setDrawn(null);
          timer = setTimeout(draw, againMs);
        },
      );
    void draw();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [value]);
  return drawn;
}
