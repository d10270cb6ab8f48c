import { useQrPath } from '@arrival/web/use-qr-path';
import { Box, Skeleton } from '@mui/material';

interface Props {
  value: string;
  /** Whose code it is, for screen readers. */
  label: string;
}

export function QrCode({ value, label }: Props) {
  const drawn = useQrPath(value);
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
