import type { AdminLocation } from '@arrival/contracts';
import { TextField } from '@mui/material';
import { RecordPicker } from '../../shared/record-picker';
import type { Question } from './question';

/** Where and when. */
export function PlaceAndDay({ place, date, change }: Question) {
  return (
    <>
      <RecordPicker<AdminLocation>
        resource="locations"
        label="Location"
        value={place}
        onChange={(chosen) => change({ place: chosen?.id })}
      />
      <TextField
        type="date"
        label="Day"
        value={date}
        onChange={(event) => change({ date: event.target.value })}
        margin="none"
        fullWidth={false}
        helperText="Empty: today"
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  );
}
