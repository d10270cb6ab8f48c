import { type AdminLocation, type ArrivalState, type Arrivals, arrivalStates } from '@arrival/contracts';
import { Box, Skeleton, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ReactNode } from 'react';
import { keptPlace } from '../../shared/locations/kept-place';
import { LocationChoice } from '../../shared/locations/location-choice';
import { say } from '../../words/say';
import { DayChoice } from './day-choice';
import type { Wanted } from './wanted';

const at = 'resources.arrivals';
const longest = 200;
/** As tall as the choice of a day, so that nothing below moves when it comes. */
const DAY_PX = 44;

interface Props {
  locations: readonly AdminLocation[];
  locationId: number;
  /** Undefined until it is known what the location's today is. */
  day: Pick<Arrivals, 'day' | 'today' | 'lastDay'> | undefined;
  wanted: Wanted;
  change: (changes: Partial<Wanted>) => void;
  children: ReactNode;
}

const rows = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' } as const;

/** Where and when, and which families. */
export function ArrivalsBar({ locations, locationId, day, wanted, change, children }: Props) {
  const choose = (chosen: number) => {
    keptPlace.write(chosen);
    change({ locationId: chosen });
  };
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 1.5, '& .MuiFormControl-root': { my: 0 } }}>
      <Box sx={rows}>
        <Box sx={{ flex: '1 1 260px' }}>
          <LocationChoice locations={locations} value={locationId} onChange={choose} />
        </Box>
        <Box sx={{ flex: '1 1 300px' }}>
          {day ? (
            <DayChoice {...day} onChange={(chosen) => change({ day: chosen })} />
          ) : (
            <Skeleton variant="rounded" height={DAY_PX} />
          )}
        </Box>
      </Box>
      <Box sx={rows}>
        <TextField
          type="search"
          label={say(`${at}.search`)}
          value={wanted.q}
          onChange={({ target }) => change({ q: target.value })}
          sx={{ flex: '1 1 220px' }}
          slotProps={{ htmlInput: { maxLength: longest } }}
        />
        <StateChoice state={wanted.state} onChange={(state) => change({ state })} />
        {children}
      </Box>
    </Box>
  );
}

function StateChoice({ state, onChange }: { state: ArrivalState; onChange: (state: ArrivalState) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      value={state}
      aria-label={say(`${at}.show`)}
      sx={{ width: { xs: '100%', sm: 'auto' }, '& > *': { flexGrow: 1 } }}
      onChange={(_event, chosen: ArrivalState | null) => chosen && onChange(chosen)}
    >
      {arrivalStates.map((one) => (
        <ToggleButton key={one} value={one} sx={{ textTransform: 'none', px: 2, minHeight: 44 }}>
          {say(`${at}.states.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
