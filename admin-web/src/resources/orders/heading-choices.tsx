import { Alert, Box, MenuItem, TextField } from '@mui/material';
import { say } from '../../words/say';
import { type Column, neededColumns, type OwnHeadings, orderColumns, plainHeading } from './order-columns';
import type { OrderFile } from './order-file';

const isNeeded = (column: Column): boolean => (neededColumns as readonly Column[]).includes(column);

interface Props {
  file: OrderFile;
  own: OwnHeadings;
  isBusy: boolean;
  onChange: (own: OwnHeadings) => void;
}

/** Which heading of the file means what. */
export function HeadingChoices({ file: { heads, places, missing }, own, isBusy, onChange }: Props) {
  return (
    <>
      {missing.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {say('resources.orders.missing', {
            columns: missing.map((column) => say(`resources.orders.fields.${column}`)).join(', '),
          })}
        </Alert>
      )}
      <Box
        sx={{
          mt: 2,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        }}
      >
        {orderColumns.map((column) => (
          <TextField
            key={column}
            select
            disabled={isBusy}
            label={say(`resources.orders.fields.${column}`)}
            required={isNeeded(column)}
            value={places[column] ?? ''}
            onChange={({ target }) => onChange({ ...own, [column]: plainHeading(heads[Number(target.value)] ?? '') })}
          >
            {!isNeeded(column) && <MenuItem value="">{say('resources.orders.notThere')}</MenuItem>}
            {heads.map((head, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading
              <MenuItem key={place} value={place}>
                {head}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
    </>
  );
}
