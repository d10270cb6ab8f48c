import type { Hours, OpeningHours, Weekday } from '@arrival/contracts';
import { closesNextDay, openingHoursSchema } from '@arrival/contracts';
import { MS_PER_DAY } from '@arrival/rules';
import { Box, Button, FormControl, FormHelperText, FormLabel, TextField, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useInput } from 'react-admin';
import { say } from '../../words/say';

const at = 'resources.locations.hours';
const weekdays = Object.keys(openingHoursSchema.shape) as Weekday[];
const aMonday = Date.UTC(2024, 0, 1);

/** On a phone the time has the room of the clock's picture; it opens by a touch all the same. */
const narrow = {
  '& input': { px: { xs: 1, sm: 1.75 } },
  '& input::-webkit-calendar-picker-indicator': { display: { xs: 'none', sm: 'block' } },
};

const dayName = (weekday: Weekday): string =>
  new Date(aMonday + weekdays.indexOf(weekday) * MS_PER_DAY).toLocaleDateString(undefined, {
    timeZone: 'UTC',
    weekday: 'long',
  });

const isRight = (day: Weekday, hours: OpeningHours | null): boolean =>
  openingHoursSchema.shape[day].safeParse(hours?.[day]).success;

const isOfNight = (day: Weekday, hours: OpeningHours | null): boolean =>
  isRight(day, hours) && hours?.[day] !== undefined && closesNextDay(hours[day]);

/** The first day that closes too late in the night or, once it is asked to be saved, has one time alone. */
function findWrongDay(hours: OpeningHours | null, isSaid: boolean): Weekday | undefined {
  const isWhole = (day: Weekday) => hours?.[day]?.opens !== '' && hours?.[day]?.closes !== '';
  return weekdays.find((day) => !isRight(day, hours) && (isSaid || isWhole(day)));
}

/** Without times a day is closed; without days nobody said when it is open. */
function changed(hours: OpeningHours | null, day: Weekday, change: Partial<Hours>): OpeningHours | null {
  const { [day]: before, ...others } = hours ?? {};
  const after = { opens: '', closes: '', ...before, ...change };
  const all = after.opens === '' && after.closes === '' ? others : { ...others, [day]: after };
  return Object.keys(all).length > 0 ? all : null;
}

/** From when to when a location is open on each day of the week, by its own clock. */
export function OpeningHoursInput() {
  const { field, fieldState } = useInput({ source: 'openingHours', defaultValue: null });
  const hours = (field.value || null) as OpeningHours | null;
  const { monday } = hours ?? {};
  // What the server refuses lies at a day's own time; here it is said once, for the days together.
  const wrong = findWrongDay(hours, fieldState.invalid);
  const likeMonday = () => field.onChange(Object.fromEntries(weekdays.map((day) => [day, monday])));
  return (
    <FormControl component="fieldset" error={wrong !== undefined} sx={{ mb: 2, maxWidth: 460 }}>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {say('resources.locations.fields.openingHours')}
      </FormLabel>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(88px, auto) 1fr 1fr', gap: 1, alignItems: 'baseline' }}>
        {weekdays.map((day) => (
          <Fragment key={day}>
            <Typography>{dayName(day)}</Typography>
            {(['opens', 'closes'] as const).map((edge) => (
              <TextField
                key={edge}
                type="time"
                size="small"
                margin="none"
                value={hours?.[day]?.[edge] ?? ''}
                onChange={(event) => field.onChange(changed(hours, day, { [edge]: event.target.value }))}
                onBlur={field.onBlur}
                sx={narrow}
                error={day === wrong}
                helperText={edge === 'closes' && isOfNight(day, hours) ? say(`${at}.nextDay`) : undefined}
                slotProps={{ htmlInput: { 'aria-label': say(`${at}.${edge}`, { day: dayName(day) }) } }}
              />
            ))}
          </Fragment>
        ))}
      </Box>
      {monday && (
        <Button onClick={likeMonday} sx={{ alignSelf: 'flex-start', mt: 1 }}>
          {say(`${at}.likeMonday`)}
        </Button>
      )}
      <FormHelperText>
        {wrong ? say(`${at}.incomplete`, { day: dayName(wrong) }) : say('resources.locations.help.openingHours')}
      </FormHelperText>
    </FormControl>
  );
}
