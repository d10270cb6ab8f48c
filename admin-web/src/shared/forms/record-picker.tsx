import { Autocomplete, type AutocompleteInputChangeReason, TextField } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { say } from '../../words/say';
import { useSettled } from '../use-settled';

interface Props<Row extends RaRecord> {
  resource: string;
  label: string;
  value: Row | null;
  onChange: (row: Row | null) => void;
  /** Narrows what is offered. */
  filter?: Readonly<Record<string, unknown>>;
  /** The search is asked anew when these change. */
  linkedIds?: readonly number[];
  words?: (row: Row) => string;
}

const firstPage = { page: 1, perPage: 25 };
const byName = { field: 'name', order: 'ASC' } as const;

/** Finds a record as one types; the server searches. */
export function RecordPicker<Row extends RaRecord>({
  resource,
  label,
  value,
  onChange,
  filter,
  linkedIds,
  words = nameOf,
}: Props<Row>) {
  const { typed, search, onInputChange, forget } = useTyped(value ? words(value) : '');
  const q = useSettled(search);
  const {
    data = [],
    isFetching,
    error,
  } = useGetList<Row>(
    resource,
    { pagination: firstPage, sort: byName, filter: { ...filter, ...(q && { q }) }, meta: { linkedIds } },
    { placeholderData: (last) => last },
  );
  return (
    <Autocomplete<Row>
      value={value}
      onChange={(_event, row) => {
        forget();
        onChange(row);
      }}
      inputValue={typed}
      onInputChange={onInputChange}
      options={data}
      getOptionLabel={words}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(options) => options}
      loading={isFetching}
      noOptionsText={error?.message ?? (q ? say('shared.picker.nothing', { q }) : say('shared.picker.noneLeft'))}
      renderInput={(params) => <TextField {...params} label={label} margin="none" />}
      sx={{ flex: 1, minWidth: 200 }}
    />
  );
}

const nameOf = (row: RaRecord): string => String(row['name'] ?? row.id);

/** What stands in a picker's field: what somebody types, else what is chosen, which Back may change at any moment. */
export function useTyped(chosen: string) {
  const [own, setOwn] = useState<string>();
  const typed = own ?? chosen;
  const onInputChange = (_event: unknown, text: string, reason: AutocompleteInputChangeReason) =>
    setOwn(reason === 'input' || reason === 'clear' ? text : undefined);
  // Autocomplete is silent about the text of a choice that was typed in full.
  const forget = () => setOwn(undefined);
  return { typed, search: typed === chosen ? '' : typed.trim(), onInputChange, forget };
}
