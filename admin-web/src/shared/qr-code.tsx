import { type QrPath, qrPath } from '@arrival/web/qr-path';
import { Box, Skeleton } from '@mui/material';
import { useEffect, useState } from 'react';

interface Props {
  value: string;
  /** Whose code it is, for screen readers. */
  label: string;
}

/** Dark on white in every theme, so that scanners see it. */
export function QrCode({ value, label }: Props) {
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
  if (!drawn) return <Skeleton variant="rounded" sx={{ aspectRatio: '1', height: 'auto' }} />;
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      role="img"
      aria-label={label}
      sx={{ display: 'block', width: '100%', borderRadius: 2 }}
    >
      <rect width={drawn.size} height={drawn.size} fill="#ffffff" />
      <path d={drawn.path} fill="#000000" shapeRendering="crispEdges" />
    </Box>
  );
}
