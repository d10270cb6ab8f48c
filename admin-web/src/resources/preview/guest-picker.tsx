import type { GuestHit } from '@arrival/contracts';
import { Autocomplete, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { dayWords } from '../../shared/day-words';
import { useGuestSearch } from '../guests/use-guest-search';

const words = ({ firstName, lastName, dateOfBirth }: GuestHit) =>
  `${firstName} ${lastName}${dateOfBirth ? `, born ${dayWords(dateOfBirth)}` : ''}`;

/** Finds a guest as one types. */
export function GuestPicker({ value, onChange }: { value: GuestHit | null; onChange: (guest: GuestHit | null) => void }) {
  const [typed, setTyped] = useState('');
  const chosen = value ? words(value) : '';
  // The address may bring another guest, such as by Back.
  useEffect(() => {
    setTyped(chosen);
  }, [chosen]);
  const { q, hits = [] } = useGuestSearch(typed === chosen ? '' : typed);
  return (
    <Autocomplete<GuestHit>
      value={value}
      onChange={(_event, guest) => onChange(guest)}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      options={hits}
      getOptionLabel={words}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(options) => options}
      noOptionsText={q.length < 2 ? 'Type a name, an e-mail or a number' : `Nobody found for “${q}”`}
      renderInput={(params) => <TextField {...params} label="Guest" margin="none" />}
      sx={{ flex: 1, minWidth: 220 }}
    />
  );
}
