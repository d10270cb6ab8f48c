import { Box, Typography } from '@mui/material';

interface Props {
  title: string;
  bars: readonly { name: string; count: number }[];
}

/** Counts as bars: a table to those who hear it. */
export function Bars({ title, bars }: Props) {
  const isLong = bars.some(({ name }) => name.length > 8);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}>
      <Typography component="caption" variant="subtitle1" sx={{ textAlign: 'start', pb: 0.5, captionSide: 'top' }}>
        {title}
      </Typography>
      <tbody>
        {bars.map(({ name, count }) => (
          <tr key={name}>
            <Box
              component="th"
              scope="row"
              sx={{
                textAlign: 'start',
                fontWeight: 400,
                pr: 1.5,
                py: 0.25,
                width: isLong ? '45%' : '5em',
                overflowWrap: 'anywhere',
              }}
            >
              {name}
            </Box>
            <Box component="td" sx={{ py: 0.25 }}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <Box
                  aria-hidden
                  sx={{
                    height: 16,
                    width: `${(count / most) * 85}%`,
                    minWidth: count > 0 ? 4 : 0,
                    backgroundColor: 'primary.main',
                    borderRadius: 1,
                  }}
                />
                <span>{count.toLocaleString()}</span>
              </Box>
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
