import { Autocomplete, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';

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

const settleMilliseconds = 200;
const firstPage = { page: 1, perPage: 25 };
const byName = { field: 'name', order: 'ASC' } as const;

/** Finds a record as one types; the server searches. */
export function RecordPicker<Row extends RaRecord>({ resource, label, value, onChange, filter, linkedIds, words = nameOf }: Props<Row>) {
  const [typed, setTyped] = useState('');
  const chosen = value ? words(value) : '';
  // What is chosen may change from outside, such as by Back, also while somebody is in the field.
  useEffect(() => {
    setTyped(chosen);
  }, [chosen]);
  const q = useSettled(typed === chosen ? '' : typed.trim());
  const { data = [], isFetching } = useGetList<Row>(
    resource,
    { pagination: firstPage, sort: byName, filter: { ...filter, ...(q && { q }) }, meta: { linkedIds } },
    { placeholderData: (last) => last },
  );
  return (
    <Autocomplete<Row>
      value={value}
      onChange={(_event, row) => onChange(row)}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      options={data}
      getOptionLabel={words}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(options) => options}
      loading={isFetching}
      noOptionsText={q ? `Nothing found for “${q}”` : 'Nothing left to choose'}
      renderInput={(params) => <TextField {...params} label={label} margin="none" />}
      sx={{ flex: 1, minWidth: 200 }}
    />
  );
}

const nameOf = (row: RaRecord): string => String(row['name'] ?? row.id);

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
