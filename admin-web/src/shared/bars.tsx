import { Box, ButtonBase, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';

interface Bar {
  name: string;
  count: number;
  /** What a choice of it is told as; its name when left out. */
  value?: string;
  /** Where it leads. */
  to?: string;
}

/** Makes bars choices; the chosen one stays dark beside the others. */
interface Choice {
  chosen: string | undefined;
  choose: (value: string) => void;
}

interface Props {
  title: string;
  bars: readonly Bar[];
  choice?: Choice;
}

const nameStyle = (isLong: boolean) => ({
  textAlign: 'start' as const,
  fontWeight: 400,
  pr: 1.5,
  py: 0.25,
  width: isLong ? '45%' : '5em',
  overflowWrap: 'anywhere',
});

/** As wide as the row, so that a press on its bar or count counts too. */
const wholeRow = {
  position: 'static',
  font: 'inherit',
  textAlign: 'start',
  justifyContent: 'flex-start',
  minHeight: 28,
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
  '&:hover::after': { backgroundColor: 'action.hover' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main' },
};

/** Counts as bars: a table to those who hear it. */
export function Bars({ title, bars, choice }: Props) {
  const isLong = bars.some(({ name }) => name.length > 8);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}>
      <Typography component="caption" variant="subtitle1" sx={{ textAlign: 'start', pb: 0.5, captionSide: 'top' }}>
        {title}
      </Typography>
      <tbody>
        {bars.map(({ name, count, value = name, to }) => (
          <Box component="tr" key={value} sx={{ position: 'relative' }}>
            <Box component="th" scope="row" sx={nameStyle(isLong)}>
              {choice && <Choosing name={name} value={value} choice={choice} />}
              {to && (
                <Link component={RouterLink} to={to} sx={wholeRow}>
                  {name}
                </Link>
              )}
              {!choice && !to && name}
            </Box>
            <Box component="td" sx={{ py: 0.25 }}>
              <Length
                share={count / most}
                count={count}
                isFaint={choice?.chosen !== undefined && choice.chosen !== value}
              />
            </Box>
          </Box>
        ))}
      </tbody>
    </Box>
  );
}

function Choosing({ name, value, choice }: { name: string; value: string; choice: Choice }) {
  const isChosen = choice.chosen === value;
  return (
    <ButtonBase
      disableRipple
      aria-pressed={isChosen}
      onClick={() => choice.choose(value)}
      sx={{ ...wholeRow, fontWeight: isChosen ? 700 : 400 }}
    >
      {name}
    </ButtonBase>
  );
}

function Length({ share, count, isFaint }: { share: number; count: number; isFaint: boolean }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        aria-hidden
        sx={{
          height: 16,
          width: `${share * 85}%`,
          minWidth: count > 0 ? 4 : 0,
          backgroundColor: 'primary.main',
          '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
          opacity: isFaint ? 0.35 : 1,
          borderRadius: 1,
        }}
      />
      <span>{count.toLocaleString()}</span>
    </Box>
  );
}
