import { Box, Typography } from '@mui/material';

export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
  readonly isLoud?: boolean;
}

/** A few numbers side by side. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', columnGap: 4, rowGap: 1, flexWrap: 'wrap' }}>
      {figures.map((figure) => (
        <OneFigure key={figure.name} figure={figure} />
      ))}
    </Box>
  );
}

function OneFigure({ figure: { name, value, unit, isLoud = false } }: { figure: Figure }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography
        component="dd"
        sx={{
          m: 0,
          fontSize: '1.6rem',
          fontWeight: 700,
          lineHeight: 1.2,
          fontVariantNumeric: 'tabular-nums',
          ...(isLoud && { color: 'warning.main' }),
        }}
      >
        {value}
        {unit && (
          <Typography component="span" variant="body2" sx={{ fontWeight: 600, ml: 0.75 }}>
            {unit}
          </Typography>
        )}
      </Typography>
    </div>
  );
}
