import type { Dashboard } from '@arrival/contracts';
import { Box, Typography } from '@mui/material';
import { say } from '../../words/say';

const at = 'resources.dashboard';

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
  readonly isLoud?: boolean;
}

const two = (value: number): string => String(value).padStart(2, '0');

function timeOf(seconds: number): Figure {
  const value = `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return { name: say(`${at}.medianTime`), value, unit: say(`${at}.minutes`) };
}

function expectedOf({ people, ready }: NonNullable<Dashboard['expected']>): Figure[] {
  const share = people === 0 ? {} : { unit: say(`${at}.percent`, { value: Math.floor((ready / people) * 100) }) };
  const left = people - ready;
  return [
    { name: say(`${at}.expected.people`), value: people.toLocaleString() },
    { name: say(`${at}.expected.ready`), value: ready.toLocaleString(), ...share },
    { name: say(`${at}.expected.left`), value: left.toLocaleString(), isLoud: left > 0 },
  ];
}

/** The day in numbers: who comes where purchases tell it, else who was here. */
function figuresOf({ expected, today: { members, completions, medianSeconds } }: Dashboard): Figure[] {
  const told = expected?.isKnown
    ? expectedOf(expected)
    : [
        { name: say(`${at}.guestsToday`), value: members.toLocaleString() },
        { name: say(`${at}.tasksFinished`), value: completions.toLocaleString() },
      ];
  return medianSeconds === null ? told : [...told, timeOf(medianSeconds)];
}

export function Figures({ dashboard }: { dashboard: Dashboard }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', columnGap: 4, rowGap: 1, flexWrap: 'wrap' }}>
      {figuresOf(dashboard).map((figure) => (
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
