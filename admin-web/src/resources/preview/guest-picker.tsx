import type { GuestHit } from '@arrival/contracts';
import { Autocomplete, TextField } from '@mui/material';
import { useTyped } from '../../shared/forms/record-picker';
import { useGuestSearch } from '../../shared/use-guest-search';
import { dayWords } from '../../shared/wording/day-words';
import { say } from '../../words/say';

const words = ({ firstName, lastName, dateOfBirth }: GuestHit) =>
  dateOfBirth
    ? say('resources.preview.guestWithBirth', { name: `${firstName} ${lastName}`, day: dayWords(dateOfBirth) })
    : `${firstName} ${lastName}`;

/** Finds a guest as one types. */
export function GuestPicker({
  value,
  onChange,
}: {
  value: GuestHit | null;
  onChange: (guest: GuestHit | null) => void;
}) {
  const { typed, search, onInputChange, forget } = useTyped(value ? words(value) : '');
  const { q, hits = [], error } = useGuestSearch(search);
  const nobody = q.length < 2 ? say('resources.preview.typeMore') : say('resources.preview.nobody', { q });
  return (
    <Autocomplete<GuestHit>
      value={value}
      onChange={(_event, guest) => {
        forget();
        onChange(guest);
      }}
      inputValue={typed}
      onInputChange={onInputChange}
      options={hits}
      getOptionLabel={words}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(options) => options}
      noOptionsText={error?.message ?? nobody}
      renderInput={(params) => <TextField {...params} label={say('resources.preview.guest')} margin="none" />}
      sx={{ flex: 1, minWidth: 220 }}
    />
  );
}
