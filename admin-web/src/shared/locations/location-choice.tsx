import type { AdminLocation } from '@arrival/contracts';
import { Autocomplete, TextField } from '@mui/material';
import { say } from '../../words/say';
import { isReported } from './is-reported';

function optionWords({ name, isEnabled, usePosTransactionsAndOrders }: AdminLocation): string {
  if (!usePosTransactionsAndOrders) return say('shared.location.posDisabled', { name });
  return isEnabled ? name : say('shared.location.notEnabled', { name });
}

interface Props {
  locations: readonly AdminLocation[];
  value?: number | undefined;
  onChange: (id: number) => void;
}

/** Locations without POS transactions are shown, and cannot be chosen (spec §5); nor can those that are not enabled. */
export function LocationChoice({ locations, value, onChange }: Props) {
  return (
    <Autocomplete<AdminLocation, false, boolean>
      disableClearable
      options={locations}
      value={locations.find(({ id }) => id === value) ?? null}
      onChange={(_event, chosen) => {
        if (chosen) onChange(chosen.id);
      }}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      getOptionDisabled={(location) => !isReported(location)}
      renderOption={({ key, ...props }, location) => (
        <li key={key} {...props}>
          {optionWords(location)}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label={say('shared.location.name')} />}
    />
  );
}
