import type { AdminLocation } from '@arrival/contracts';
import { TextField } from '@mui/material';
import { RecordPicker } from '../../shared/forms/record-picker';
import { say } from '../../words/say';
import type { Question } from './question';

/** Where and when. */
export function PlaceAndDay({ place, date, change }: Question) {
  return (
    <>
      <RecordPicker<AdminLocation>
        resource="locations"
        label={say('resources.preview.location')}
        value={place}
        onChange={(chosen) => change({ place: chosen?.id })}
      />
      <TextField
        type="date"
        label={say('resources.preview.day')}
        value={date}
        onChange={(event) => change({ date: event.target.value })}
        margin="none"
        fullWidth={false}
        helperText={say('resources.preview.dayHelp')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  );
}
