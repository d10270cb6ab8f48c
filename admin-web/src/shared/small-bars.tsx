import { Box } from '@mui/material';

const width = 7;
const height = 22;

/** Counts over time as small bars, each as high as it is beside the largest; `words` say it to those who hear it. */
export function SmallBars({ counts, words }: { counts: readonly { name: string; count: number }[]; words: string }) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={words}
      viewBox={`0 0 ${counts.length * width} ${height}`}
      sx={{ width: counts.length * width, height, display: 'block', color: 'primary.main' }}
    >
      <title>{words}</title>
      {counts.map(({ name, count }, index) => {
        const tall = count === 0 ? 1 : Math.max(3, (count / most) * height);
        return (
          <rect
            key={name}
            x={index * width}
            y={height - tall}
            width={width - 2}
            height={tall}
            rx={1}
            fill="currentColor"
          />
        );
      })}
    </Box>
  );
}
